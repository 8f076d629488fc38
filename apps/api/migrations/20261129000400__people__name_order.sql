-- The order of names by the rules of the language: Á with A, small letters with capitals, "Room 2" before "Room 10".
create collation name_order (provider = icu, locale = 'en-u-kn-true');
