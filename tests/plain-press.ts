import { createHash } from 'node:crypto'
import type { FormPress } from '@osh/core/documents/issuing/form-press.ts'
import type { Template, TemplateId, ValueSpec } from '@osh/core/documents/library/template.ts'
import { templateGroups } from '@osh/core/documents/library/template-group.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'

const [orders] = templateGroups
if (!orders) throw new Error('there are no groups')

export const place: ValueSpec = {
  name: 'place',
  label: 'Место проведения',
  kind: { type: 'place' },
  required: true,
  suggested: { from: 'company', field: 'actualAddress' },
  hint: '',
  bounds: [],
}

const template = (id: number, changes: Partial<Template>): Template => ({
  id: id as TemplateId,
  slug: `form-${id}`,
  title: `Форма ${id}`,
  group: orders,
  kind: 'order',
  scope: 'company',
  per: 'paper',
  basis: [{ act: 'tk', point: 'ст. 214' }],
  validFrom: '2022-09-01' as LocalDate,
  validTo: null,
  caution: '',
  values: [],
  ...changes,
})

/** A form that asks for everything, one for each employee, a register, and one that is no longer offered. */
export const forms = {
  order: template(1001, {
    title: 'Приказ о назначении ответственного',
    values: [
      place,
      {
        ...place,
        name: 'head',
        label: 'Кто назначается',
        kind: { type: 'responsible', role: 'ot-head' },
        suggested: null,
      },
      {
        ...place,
        name: 'note',
        label: 'Примечание',
        kind: { type: 'text' },
        required: false,
        suggested: null,
      },
      {
        ...place,
        name: 'shifts',
        label: 'Число смен',
        kind: { type: 'number' },
        required: false,
        suggested: null,
        bounds: [
          {
            asks: 'least',
            measure: 2,
            by: { act: 'pp-2464', point: 'п. 31' },
            confidence: 'found',
            when: [],
          },
        ],
      },
    ],
  }),
  card: template(4001, { title: 'Личная карточка', kind: 'card', scope: 'employee', per: 'employee' }),
  register: template(3001, { title: 'Список работников', kind: 'list', scope: 'employee', per: 'register' }),
  former: template(1002, { title: 'Прежний приказ', validTo: '2024-12-31' as LocalDate }),
} as const

/** Prints what a paper is made from as text; a person without a СНИЛС is missing something. A file is an own form if it begins so. */
export const plainPress: FormPress = {
  templates: Object.values(forms),
  listMissing: async (_, { employee }) =>
    employee && employee.snils === null
      ? [{ name: 'employee.snils', label: `СНИЛС: ${employee.lastName}`, code: 'text/required' }]
      : [],
  print: async ({ title }, data, own) => {
    const file = (format: string) => {
      const said = `${format} ${own ? new TextDecoder().decode(own.bytes) : title} ${JSON.stringify(data)}`
      const bytes = format === 'pdf' ? aPdf(said) : new TextEncoder().encode(said)
      return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
    }
    return { docx: file('docx'), pdf: own ? null : file('pdf') }
  },
  check: async (_, bytes) =>
    new TextDecoder().decode(bytes).startsWith('own')
      ? []
      : [{ code: 'own-form/not-docx', label: '', near: '' }],
  readSample: async ({ title }) => new TextEncoder().encode(`sample ${title}`),
  readEditable: async ({ title }) => new TextEncoder().encode(`editable ${title}`),
  preview: async ({ title }, data) => ({
    format: 'pdf',
    bytes: new TextEncoder().encode(`preview ${title} ${JSON.stringify(data)}`),
  }),
}

/** A .pdf of one page that says so. */
export function aPdf(said: string): Uint8Array {
  const length = new TextEncoder().encode(said).length
  const objects = [
    '<<\n/Type /Catalog\n/Pages 2 0 R\n>>\n',
    '<<\n/Type /Pages\n/Count 1\n/Kids [3 0 R]\n>>\n',
    '<<\n/Type /Page\n/Parent 2 0 R\n/MediaBox [0 0 595.28 841.89]\n/Contents 4 0 R\n>>\n',
    `<<\n/Length ${length}\n>>\nstream\n${said}\nendstream\n`,
  ]
  let text = '%PDF-1.3\n'
  let entries = '0000000000 65535 f \n'
  for (const [i, object] of objects.entries()) {
    entries += `${String(new TextEncoder().encode(text).length).padStart(10, '0')} 00000 n \n`
    text += `${i + 1} 0 obj\n${object}endobj\n`
  }
  const start = new TextEncoder().encode(text).length
  const end = `xref\n0 5\n${entries}trailer\n<<\n/Size 5\n/Root 1 0 R\n>>\nstartxref\n${start}\n%%EOF\n`
  return new TextEncoder().encode(text + end)
}
