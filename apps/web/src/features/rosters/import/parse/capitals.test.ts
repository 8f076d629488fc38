import { expect, it } from 'vitest';
import { repairCapitals } from './capitals.ts';

it.each([
  ['ELLA', 'TURNER', 'Ella', 'Turner'],
  ['finn', 'macleod', 'Finn', 'MacLeod'],
  ['LOTTE', 'DE VRIES', 'Lotte', 'de Vries'],
  ['ANA MARIA', 'DE LA CRUZ', 'Ana Maria', 'de la Cruz'],
  ['KEVIN', 'LE', 'Kevin', 'Le'],
  ['MCKENZIE', "O'NEAL", 'McKenzie', "O'Neal"],
  ['jean-luc', 'petit', 'Jean-Luc', 'Petit'],
  ['Henry', 'FORD III', 'Henry', 'Ford III'],
  ['JOHN', 'SMITH JR.', 'John', 'Smith Jr.'],
  ['JT', 'WASHINGTON', 'JT', 'Washington'],
  ['JD', 'Smith', 'JD', 'Smith'],
  ['NA', 'LI', 'Na', 'Li'],
  ['DeShawn', 'McBride', 'DeShawn', 'McBride'],
  ['KA’IMI', 'KEALOHA', 'Ka’imi', 'Kealoha'],
  ['иван', 'ПЕТРОВ', 'Иван', 'Петров'],
  ['გიორგი', 'ბერიძე', 'გიორგი', 'ბერიძე'],
  ['李', '娜', '李', '娜'],
])('repairs %s %s to %s %s', (firstName, lastName, first, last) => {
  expect(repairCapitals({ firstName, lastName })).toEqual({ firstName: first, lastName: last });
});
