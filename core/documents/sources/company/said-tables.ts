import type { FactRow } from '../../../facts/fact-records.ts'
import { isNamedIn } from '../../../facts/names-in-cell.ts'
import { addMonths, parseLocalDate } from '../../../shared/dates/local-date.ts'
import { formatDate } from '../../../wording/formats/dates.ts'
import { findHolder, wordHolder } from '../facts/holders.ts'
import { type Need, type Source, type SourceFacts, source } from '../source.ts'
import { countRows, type Row, tellRows } from './rows.ts'
import { fromList, rowsOf, type SaidFacts } from './said-once.ts'

const tell = (list: string, rows: readonly Row[]) => tellRows(rows, `${fromList(list)}, ${countRows(rows)}`)

/** The rows of a list as they are. */
const table = (list: string, gives: string): Source =>
  source({ needs: ['facts'], gives, fill: ({ facts }) => tell(list, rowsOf(facts, list)) })

/** The rows of a list, each in a table's own columns. */
const put = (list: string, gives: string, as: (row: FactRow) => Row): Source =>
  source({ needs: ['facts'], gives, fill: ({ facts }) => tell(list, rowsOf(facts, list).map(as)) })

/** The same with the holder of a role beside them. */
const putWith = (
  list: string,
  role: string,
  gives: string,
  as: (row: FactRow, holder: string) => Row,
): Source =>
  source({
    needs: ['facts', 'holders'],
    gives,
    fill: ({ facts, holders }) => {
      const holder = wordHolder(findHolder(holders, role))
      return tell(
        list,
        rowsOf(facts, list).map((row) => as(row, holder)),
      )
    },
  })

/** One text of all rows. */
const join = (list: string, gives: string, as: (row: FactRow) => string, mark = '; '): Source =>
  source({
    needs: ['facts'],
    gives,
    fill: ({ facts }) => {
      const words = rowsOf(facts, list).map(as)
      return words.length === 0 ? null : { value: words.join(mark), from: fromList(list) }
    },
  })

/** What the row of a list that has just one row says: of several no one can tell which is meant. */
const only = (list: string, column: string, gives: string): Source =>
  source({
    needs: ['facts'],
    gives,
    fill: ({ facts }) => {
      const [row, more] = rowsOf(facts, list)
      const text = row?.[column]
      return text && !more ? { value: text, from: fromList(list) } : null
    },
  })

const cell = (row: FactRow, name: string): string => row[name] ?? ''

const sumCosts = (facts: SaidFacts): number =>
  rowsOf(facts, 'measures').reduce((sum, row) => sum + Number(cell(row, 'cost').replace(',', '.')), 0)

/** What of the kits is to be replaced within so many months of the day. */
function pickExpiring({ facts, day }: Pick<SourceFacts, 'facts' | 'day'>, months: number) {
  const end = addMonths(day, months)
  return rowsOf(facts, 'kit-items').filter((row) => {
    const expiry = parseLocalDate(cell(row, 'expiry'))
    return expiry.ok && expiry.value <= end
  })
}

const ofPerson: readonly (Need & ('facts' | 'employee'))[] = ['facts', 'employee']

/** Tables of what a company has entered once of itself. */
export const saidTableSources = {
  'kits.list': putWith('kits', 'kit-head', 'аптечки и ответственный за них', (row, keeper) => ({
    ...row,
    keeper,
  })),
  'kits.count': source({
    needs: ['facts'],
    gives: 'сколько аптечек',
    fill: ({ facts }) => {
      const all = rowsOf(facts, 'kits')
      return all.length === 0 ? null : { value: all.length, from: fromList('kits') }
    },
  }),
  'kits.places': join('kits', 'где находятся аптечки', (row) => cell(row, 'place')),
  'kits.expired': source({
    needs: ['facts'],
    gives: 'изделия аптечек, у которых истёк срок годности',
    fill: (facts) =>
      tell(
        'kit-items',
        pickExpiring(facts, 0).map(({ name = '', quantity = '', expiry }) => ({
          ...{ name, quantity, expiry: printDay(expiry) },
          ...{ reason: 'истёк срок годности', replaced: 'такое же изделие' },
        })),
      ),
  }),
  'kits.needed': source({
    needs: ['facts'],
    gives: 'изделия аптечек, у которых срок годности истёк или истекает через месяц',
    fill: (facts) =>
      tell(
        'kit-items',
        pickExpiring(facts, 1).map(({ name = '', quantity = '', kit = '' }) => ({
          ...{ name, quantity, place: `№ ${kit}` },
        })),
      ),
  }),
  'rooms.fire': put('rooms', 'помещения: категория, что горит, чем тушить', (row) => ({
    ...{ room: cell(row, 'room'), category: cell(row, 'category'), burning: wordBurning(row) },
    ...{ means: cell(row, 'means'), exit: cell(row, 'exit') },
  })),
  'rooms.storage': put('rooms', 'помещения: что и сколько хранится', (row) => ({
    ...{ room: `${cell(row, 'room')}, ${cell(row, 'category')}`, material: cell(row, 'burning') },
    ...{ most: cell(row, 'most'), order: cell(row, 'order') },
  })),
  'rooms.danger': join(
    'rooms',
    'категории помещений и горючие материалы',
    (row) => `${cell(row, 'room')} — ${cell(row, 'category')}, ${cell(row, 'burning')}`,
  ),
  'rooms.names': join('rooms', 'помещения', (row) => cell(row, 'room'), ', '),
  'buildings.list': table('buildings', 'здания и сооружения'),
  'pressure.list': table('pressure', 'оборудование под давлением'),
  'cranes.list': join(
    'cranes',
    'подъёмные сооружения',
    (row) => `${cell(row, 'name')}, ${cell(row, 'numbers')}`,
  ),
  'vehicles.list': put('vehicles', 'транспортные средства; кто за рулём, скажет человек', (row) => ({
    ...{ vehicle: cell(row, 'vehicle'), plate: cell(row, 'plate') },
    ...{ driver: '', licence: '', relief: '' },
  })),
  'places.hazards': table('site-hazards', 'опасные места на территории'),
  'places.hazards-line': join(
    'site-hazards',
    'опасные места на территории одной строкой',
    (row) => `${cell(row, 'place')} — ${cell(row, 'hazard')}`,
  ),
  'works.targeted': putWith(
    'works',
    'workplace-briefing',
    'работы, перед которыми проводится целевой инструктаж',
    (row, briefer) => ({ ...row, briefer }),
  ),
  'works.height': table('height-works', 'виды работ на высоте'),
  'works.height-line': join('height-works', 'виды работ на высоте одной строкой', (row) => cell(row, 'work')),
  ...Object.fromEntries(
    (
      [
        ['before', 'до начала работ'],
        ['during', 'в процессе работ'],
      ] as const
    ).map(([name, stage]) => [
      `works.height-${name}`,
      source({
        needs: ['facts', 'holders'],
        gives: `меры по наряду-допуску на высоте ${stage}`,
        fill: ({ facts, holders }) =>
          tell(
            'permit-measures',
            rowsOf(facts, 'permit-measures')
              .filter((row) => row.stage === stage)
              .map((row) => ({
                ...{ what: cell(row, 'what'), term: cell(row, 'term') },
                who: wordHolder(findHolder(holders, 'permit-head')),
              })),
          ),
      }),
    ]),
  ),
  'hazards.list': put('hazards', 'выявленные опасности', (row) => ({
    ...{ department: cell(row, 'place'), source: cell(row, 'source'), event: cell(row, 'event') },
    ...{ harm: cell(row, 'harm'), found: cell(row, 'found') },
  })),
  'hazards.card': table('hazards', 'опасности, меры и уровни рисков'),
  'hazards.of-person': source({
    needs: ofPerson,
    gives: 'опасности и уровни рисков подразделения или должности работника',
    fill: ({ facts, employee: { position, department } }) =>
      tell(
        'hazards',
        rowsOf(facts, 'hazards')
          .filter((row) => isNamedIn(cell(row, 'place'), [position, department]))
          .map((row) => ({
            ...{ hazard: cell(row, 'hazard'), event: cell(row, 'event') },
            ...{ level: cell(row, 'level'), measures: cell(row, 'controls') },
          })),
      ),
  }),
  'hazards.measures': source({
    needs: ['facts', 'holders'],
    gives: 'дополнительные меры управления рисками',
    fill: ({ facts, holders }) =>
      tell(
        'hazards',
        rowsOf(facts, 'hazards')
          .filter((row) => cell(row, 'measure') !== '')
          .map((row) => ({
            ...{ risk: `${cell(row, 'hazard')}, ${cell(row, 'place')}`, levelBefore: cell(row, 'level') },
            ...{ action: cell(row, 'measure'), stage: cell(row, 'stage'), deadline: cell(row, 'deadline') },
            ...{ cost: cell(row, 'cost'), levelAfter: cell(row, 'residual') },
            owner: wordHolder(findHolder(holders, 'risk')),
          })),
      ),
  }),
  'hazards.taught': put('hazards', 'опасности и меры, которым учит программа Б', (row) => ({
    ...{ work: cell(row, 'place'), hazard: cell(row, 'hazard'), measure: cell(row, 'controls'), paper: '' },
  })),
  'measures.sum': source({
    needs: ['facts'],
    gives: 'сколько стоят мероприятия по охране труда',
    fill: ({ facts }) => {
      const sum = sumCosts(facts)
      return sum > 0 ? { value: sum, from: fromList('measures') } : null
    },
  }),
  'goals.list': putWith('goals', 'ot-head', 'цели в области охраны труда', (row, owner) => ({
    ...row,
    owner,
  })),
  'ppe.shared': table('duty-ppe', 'дежурные СИЗ'),
  'workplaces.measures': table('sout-measures', 'рекомендации отчёта о СОУТ'),
  'workplaces.milk': table('milk-posts', 'кому выдаётся молоко'),
  'contractors.name': only('contractors', 'name', 'подрядная организация, если она одна'),
  'contractors.contract': only('contractors', 'contract', 'договор с единственным подрядчиком'),
  'contractors.work': only('contractors', 'work', 'работы единственного подрядчика'),
  'contractors.site': only('contractors', 'site', 'участок единственного подрядчика'),
  'contractors.measures': table('contractor-measures', 'меры безопасности с подрядчиками'),
  'electrical.staff': table('electrical-staff', 'должности электротехнического персонала'),
  'electrical.rights': source({
    needs: ['facts', 'holders'],
    gives: 'права работников электрохозяйства: кто назначен и что ему поручено по должности',
    fill: ({ facts, holders }) => {
      const rows = rowsOf(facts, 'electrical-staff').flatMap((row) =>
        holders
          .filter(({ code, position }) => code.startsWith('el-') && position === row.post)
          .map(({ fullName, position }) => ({
            name: `${fullName}, ${position}`,
            group: `${cell(row, 'group')}, ${cell(row, 'voltage')}`,
            ...{ rights: cell(row, 'rights'), zone: cell(row, 'zone') },
          })),
      )
      const once = [...new Map(rows.map((row) => [row.name, row])).values()]
      return tell('electrical-staff', once)
    },
  }),
  'facts.sout-report': source({
    needs: ['facts'],
    gives: 'отчёт о СОУТ: номер и дата утверждения',
    fill: ({ facts }) => {
      const [row] = rowsOf(facts, 'sout')
      return row?.number && row.approved
        ? { value: `№ ${row.number} от ${printDay(row.approved)}`, from: fromList('sout') }
        : null
    },
  }),
  'facts.cards-kept': source({
    needs: ['facts'],
    gives: 'как ведутся личные карточки СИЗ',
    options: ['в личных карточках на бумаге', 'в личных карточках в электронном виде'],
    fill: ({ facts }) => {
      const [row] = rowsOf(facts, 'order')
      return row?.cards ? { value: `в личных карточках ${row.cards}`, from: fromList('order') } : null
    },
  }),
} as const satisfies Readonly<Record<string, Source>>

const wordBurning = (row: FactRow): string =>
  [cell(row, 'burning'), cell(row, 'most')].filter((word) => word !== '').join(', ')

function printDay(typed = ''): string {
  const day = parseLocalDate(typed)
  return day.ok ? formatDate(day.value) : ''
}
