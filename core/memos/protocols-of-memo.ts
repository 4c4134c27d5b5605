import type { EmployeeId } from '../employees/employee.ts'
import type { ProgramCode } from '../norms/program-words.ts'
import { findProgram, type TrainingProgram } from '../norms/training-programs.ts'
import type { Memo, MemoRow } from './memo.ts'

/** The lasting name of the knowledge-check protocol's form. */
export const PROTOCOL_FORM = 'knowledge-check-protocol'

/** What the form calls each kind of programmes; of high-risk works only protocols made before each work had its own. */
export const programmeOnProtocol: Readonly<Record<ProgramCode, string>> = {
  A: 'Общие вопросы охраны труда и функционирования системы управления охраной труда (программа А)',
  B: 'Безопасные методы и приёмы выполнения работ при воздействии вредных и (или) опасных производственных факторов, источников опасности (программа Б)',
  V: 'Безопасные методы и приёмы выполнения работ повышенной опасности (программа В)',
  firstAid: 'Оказание первой помощи пострадавшим',
  ppe: 'Использование (применение) средств индивидуальной защиты',
}

type Named = Pick<TrainingProgram, 'code' | 'title'>

/**
 * What the form calls the programme: of high-risk works each by its own title.
 *
 * Law: ПП РФ 24.12.2021 № 2464, п. 92 «г» (the name of the programme).
 */
export const nameOnProtocol = ({ code, title }: Named): string =>
  code === 'V' ? `${title} (программа В)` : programmeOnProtocol[code]

/** Whether a protocol with that answer is of the programme; one that names no work is of every high-risk work. */
export const isProtocolOf = (answer: unknown, programme: Named): boolean =>
  answer === nameOnProtocol(programme) || answer === programmeOnProtocol[programme.code]

/** A protocol that a memo of training asks for: whom it is about, and what it is answered with. */
export type ProtocolOfMemo = {
  readonly programme: TrainingProgram
  readonly employeeIds: readonly EmployeeId[]
  readonly answers: { readonly programme: string; readonly reason: string; readonly hours?: string }
}

/** A training that someone has to be checked in: a row of a memo, or of the table of deadlines. */
export type LearntRow = Pick<MemoRow, 'employeeId' | 'subject' | 'baseDate'>

type Learnt = { readonly row: LearntRow; readonly programme: TrainingProgram; readonly reason: string }

/** Whoever was checked before is checked periodically. */
const readLearnt = (row: LearntRow): readonly Learnt[] => {
  const programme = row.subject.section === 'training' ? findProgram(row.subject.name) : null
  const reason = row.baseDate === null ? 'первичная' : 'периодическая'
  return programme === null ? [] : [{ row, programme, reason }]
}

/** As the memo says it, or the least that the rules ask for; none where neither is known. */
function findHours(duration: string, all: readonly Learnt[]): string | undefined {
  const said = /^\s*(\d{1,3})(?!\d)/u.exec(duration)?.[1]
  const least = Math.max(...all.map(({ programme }) => programme.minHours ?? 0))
  return said ?? (least > 0 ? String(least) : undefined)
}

/**
 * The knowledge-check protocols of a memo of training (протоколы записки): one for each programme and kind of check, everyone once. Rows whose
 * programme the register does not know by its name have none.
 *
 * Law: ПП РФ 24.12.2021 № 2464, п. 92.
 */
export const listProtocols = ({
  canceled,
  rows,
  duration,
}: Pick<Memo, 'canceled' | 'rows' | 'duration'>): readonly ProtocolOfMemo[] =>
  canceled ? [] : listProtocolsOf(rows, duration)

/** The same of rows that are in no memo, as they are chosen in the table of deadlines. */
export function listProtocolsOf(rows: readonly LearntRow[], duration = ''): readonly ProtocolOfMemo[] {
  const groups = Map.groupBy(
    rows.flatMap(readLearnt),
    ({ programme, reason }) => `${programme.registryId} ${reason}`,
  )
  return [...groups.values()].flatMap((all) =>
    all.slice(0, 1).map(({ programme, reason }): ProtocolOfMemo => {
      const hours = findHours(duration, all)
      return {
        programme,
        employeeIds: [...new Set(all.map(({ row }) => row.employeeId))],
        answers: {
          ...{ programme: nameOnProtocol(programme), reason },
          ...(hours === undefined ? {} : { hours }),
        },
      }
    }),
  )
}
