import type { CommandsOf } from '../../commands/command.ts'
import type { CompanyId } from '../../shared/identity.ts'
import { setHeadcount } from './set-headcount.ts'
import type { YearFigures } from './year-figures.ts'

/** What a person can do about the figures. */
export const figureCommands = { setHeadcount }

export interface FigureQueries {
  /** The figures of a year's accidents. */
  readYear(companyId: CompanyId, year: number): Promise<YearFigures>
}

/** Figures of a company's accidents, year by year. */
export type FigureRepository = FigureQueries & CommandsOf<typeof figureCommands>
