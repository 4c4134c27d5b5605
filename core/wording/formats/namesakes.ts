import type { EmployeeId } from '../../employees/employee.ts'
import { type Apart, type Named, tellApart } from '../../employees/namesakes.ts'

/** «таб. 00117», «1975 г. р.» */
const word = (apart: Apart): string =>
  apart.is === 'number' ? `таб.\u00a0${apart.number}` : `${apart.year}\u00a0г.\u00a0р.`

/** What stands after the names of those who share one with somebody else of the list. */
export const wordNamesakes = (people: readonly Named[]): ReadonlyMap<EmployeeId, string> =>
  new Map([...tellApart(people)].map(([id, apart]) => [id, word(apart)]))

/** What a search of people goes by. */
export const searchPeople = 'ФИО, табельный номер, должность, отдел'
