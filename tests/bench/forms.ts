import Docxtemplater from 'docxtemplater'
import PizZip from 'pizzip'
import { makeDemoFormData } from '#adapters/demo/demo-form-data.ts'
import { nodePacking } from '#adapters/documents/docx/node-packing.ts'
import { renderDocx } from '#adapters/documents/docx/render-docx.ts'
import { compileForm } from '#adapters/documents/form/form.ts'
import { makeFormPaper } from '#adapters/documents/form/render-form.ts'
import type { Paper } from '#adapters/documents/paper/paper.ts'
import { parts, sources } from '../forms/library.ts'
import { type Figure, median } from './figure.ts'
import { sized } from './size.ts'

const PEOPLE = 30
const ROUNDS = sized(9, 1)
const MILLISECONDS = sized(700, 50)

const order = sources['orders/appoint-ot-head.md'] ?? ''
const clauses = order.slice(order.indexOf('::orders'), order.indexOf('::part signed-order'))
const register = `${order.replace('per: paper', 'per: register')}
${clauses}${clauses}
::appendix Список работников

::table widths=6,34,30,30
| № | Фамилия, имя, отчество | Должность | Отдел |
|---|---|---|---|
| {{#each employees}}{{n}} | {{item.name}} | {{item.position}} | {{item.department}}{{/each}} |
`
const form = compileForm(register, parts)
const demo = makeDemoFormData(form.template)
const employees = Array.from({ length: PEOPLE }, (_, i) => demo.employees[i % demo.employees.length]).filter(
  (one) => one !== undefined,
)

const filled = (): Paper => {
  const paper = makeFormPaper(form, { ...demo, employees })
  if (!paper.ok) throw new Error('holes')
  return paper.value
}

/** The same paper, its row marked as docxtemplater repeats one. */
function marked(): Uint8Array {
  const { blocks, ...paper } = filled()
  const table = blocks.at(-1)
  if (table?.kind !== 'table') throw new Error('no table')
  const cells = ['{#rows}{n}', '{name}', '{position}', '{department}{/rows}'].map((text) => ({ text }))
  return renderDocx(
    { ...paper, blocks: [...blocks.slice(0, -1), { ...table, rows: [{ cells }] }] },
    nodePacking,
  )
}

const template = marked()
const rows = employees.map(({ lastName, firstName, position, department }, i) => ({
  n: i + 1,
  name: `${lastName} ${firstName}`,
  position,
  department,
}))

function byDocxtemplater(): Uint8Array {
  const file = new Docxtemplater(new PizZip(template), { paragraphLoop: true })
  file.render({ rows })
  return file.getZip().generate({ type: 'uint8array', compression: 'DEFLATE' })
}

function perSecond(make: () => unknown): number {
  const start = performance.now()
  let made = 0
  while (performance.now() - start < MILLISECONDS) {
    make()
    made++
  }
  return (made * 1000) / (performance.now() - start)
}

/** How many .docx of a 4-page order with a table of 30 rows a second are made, by the library and by docxtemplater. */
export async function formsPrinted(): Promise<readonly Figure[]> {
  const byLibrary = (): Uint8Array => renderDocx(filled(), nodePacking)
  for (let i = 0; i < 100; i++) for (const make of [byLibrary, byDocxtemplater]) make()
  const rounds = Array.from({ length: ROUNDS }, () => {
    const [own, other] = [perSecond(byLibrary), perSecond(byDocxtemplater)]
    return { own, other, ratio: own / other }
  })
  const [own, other] = [median(rounds.map(({ own }) => own)), median(rounds.map(({ other }) => other))]
  return [
    {
      what: `order with ${PEOPLE} rows to .docx ÷ docxtemplater`,
      value: median(rounds.map(({ ratio }) => ratio)),
      least: 10,
      beside: `${own.toFixed(0)} ÷ ${other.toFixed(0)} a second`,
    },
  ]
}
