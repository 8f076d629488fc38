-- Students find their sections by asking Clever about the student, so no query needs the district of an educator.
alter table connections drop column district;
