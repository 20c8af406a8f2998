"""7 Ronin: ninja against a village and the seven who guard it. For two players."""
