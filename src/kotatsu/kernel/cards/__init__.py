"""Cards as data: a row's text is read once into lines of deeds, which the rules carry out at their moments."""
