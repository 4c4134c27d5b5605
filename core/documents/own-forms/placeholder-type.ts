import { companyLabels, personLabels } from '../answers/paper-labels.ts'
import type { Template, ValueKind } from '../library/template.ts'

/** What is behind a placeholder: it decides what may be said of it and how it prints. */
export type PlaceholderType =
  | {
      readonly is:
        | 'text'
        | 'number'
        | 'coded'
        | 'date'
        | 'period'
        | 'position'
        | 'department'
        | 'name'
        | 'person'
        | 'people'
    }
  | { readonly is: 'commission' }
  /** A person of whom nothing but name and position is known. */
  | { readonly is: 'signatory' }
  /** A table: what each of its rows has. */
  | { readonly is: 'rows'; readonly columns: readonly Member[] }
  /** A word that only begins a path: `company`, `values`. */
  | { readonly is: 'area'; readonly members: readonly Member[] }

/** A part of what a placeholder names. */
export type Member = {
  readonly name: string
  readonly label: string
  /** What it was called before, and is still known by. */
  readonly formerLabels?: readonly string[]
  readonly type: PlaceholderType
}

const plain = (is: Exclude<PlaceholderType['is'], 'rows' | 'area'>): PlaceholderType => ({ is })
const text = plain('text')

const member = (name: string, label: string, type: PlaceholderType = text): Member => ({ name, label, type })

const ppeColumns: readonly Member[] = [
  member('name', 'Наименование СИЗ'),
  member('norm', 'Пункт норм'),
  member('size', 'Размер'),
  member('unit', 'Единица измерения'),
  member('quantity', 'Количество'),
  member('periodicity', 'Периодичность'),
]

const personTypes: Readonly<Record<string, PlaceholderType>> = {
  name: plain('name'),
  position: plain('position'),
  department: plain('department'),
  birthDate: plain('date'),
  hireDate: plain('date'),
  briefed: plain('date'),
  briefingBy: plain('date'),
  trained: plain('date'),
  examined: plain('date'),
  examinationBy: plain('date'),
  ppe: { is: 'rows', columns: ppeColumns },
}

const personMembers: readonly Member[] = Object.entries(personLabels).map(([name, label]) =>
  member(name, name === 'experience' ? 'Стаж работы на дату документа' : label, personTypes[name] ?? text),
)

const signatoryMembers = personMembers.filter(({ name }) =>
  ['name', 'lastName', 'firstName', 'fatherName', 'position', 'sex'].includes(name),
)

const periodMembers = [member('from', 'Начало', plain('date')), member('to', 'Окончание', plain('date'))]

const codedMembers = [member('code', 'Код')]

const commissionMembers = [
  member('chair', 'Председатель', plain('person')),
  member('members', 'Члены комиссии', plain('people')),
  member('secretary', 'Секретарь', plain('person')),
  member('signatures', 'Подписи', {
    is: 'rows',
    columns: [member('role', 'Кто подписывает'), member('name', 'Инициалы и фамилия')],
  }),
]

/** What may follow the type's placeholder after a dot. */
export function listMembersOfType(type: PlaceholderType): readonly Member[] {
  switch (type.is) {
    case 'person':
      return personMembers
    case 'signatory':
      return signatoryMembers
    case 'coded':
      return codedMembers
    case 'period':
      return periodMembers
    case 'commission':
      return commissionMembers
    case 'area':
      return type.members
    default:
      return []
  }
}

const kindTypes: Readonly<Record<Exclude<ValueKind['type'], 'rows'>, PlaceholderType>> = {
  text,
  longText: text,
  place: text,
  choice: text,
  classifier: plain('coded'),
  number: plain('number'),
  date: plain('date'),
  period: plain('period'),
  employee: plain('person'),
  responsible: plain('person'),
  employees: plain('people'),
  commission: plain('commission'),
}

const chooseKindType = (kind: ValueKind): PlaceholderType =>
  kind.type === 'rows'
    ? { is: 'rows', columns: kind.columns.map((column) => ({ ...column, type: text })) }
    : kindTypes[kind.type]

/** What placeholders of the form may begin with. */
export function listRoots({ per, values }: Template): readonly Member[] {
  const company = Object.entries(companyLabels).map(([name, label]) => member(name, label))
  const document = [
    member('number', 'Номер документа'),
    member('date', 'Дата документа', plain('date')),
    member('year', 'Год документа'),
  ]
  const own = values.map(({ name, label, formerLabels = [], kind }) => ({
    ...member(name, label, chooseKindType(kind)),
    formerLabels,
  }))
  return [
    member('company', 'Организация', { is: 'area', members: company }),
    member('director', 'Руководитель организации', plain('signatory')),
    member('document', 'Документ', { is: 'area', members: document }),
    ...(per === 'employee' ? [member('employee', 'Работник', plain('person'))] : []),
    ...(per === 'register' ? [member('employees', 'Работники', plain('people'))] : []),
    ...(own.length > 0 ? [member('values', 'Сведения этой формы', { is: 'area', members: own })] : []),
  ]
}

/** What is inside a loop over a list: `item` and `n`; null for what is no list. */
export function findItemRoots(type: PlaceholderType): readonly Member[] | null {
  const item: PlaceholderType | null =
    type.is === 'people' ? plain('person') : type.is === 'rows' ? { is: 'area', members: type.columns } : null
  return item && [member('item', 'Строка', item), member('n', 'Номер по порядку', plain('number'))]
}

/** The type of a path that begins with one of the roots; null for a path that leads nowhere. */
export function findTypeAt(path: readonly string[], roots: readonly Member[]): PlaceholderType | null {
  const [first, ...rest] = path
  const found = roots.find(({ name }) => name === first)
  if (!found) return null
  return rest.length === 0 ? found.type : findTypeAt(rest, listMembersOfType(found.type))
}
