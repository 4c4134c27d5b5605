import { shortNameOf } from '@osh/core/companies/company.ts'
import { isPersonal } from '@osh/core/companies/requisites/inn.ts'
import type { TemplateKind } from '@osh/core/documents/library/template.ts'
import { cityOf } from '@osh/core/documents/on-paper/city-of-address.ts'
import { formatDate, formatLongDate } from '@osh/core/wording/formats/dates.ts'
import { type Block, type Paragraph, runsOf, type Text } from '../../paper/paper.ts'
import type { SharedName } from '../reading/form-node.ts'
import type { Filling } from './filling.ts'
import { joinRuns } from './joined-runs.ts'
import { nameByInitials } from './print-person.ts'
import { directorOf } from './scope.ts'
import { stampAt } from './stamps.ts'

/** One shared block of a paper; `text` is what the form says after its name. */
export function sharedBlocks(name: SharedName, text: Text, filling: Filling): readonly Block[] {
  const { counter } = filling
  switch (name) {
    case 'requisites':
      return requisites(filling)
    case 'order':
      return orderHead(filling)
    case 'orders':
      return [line('ПРИКАЗЫВАЮ:', { above: 10, bold: true, keepWithNext: true })]
    case 'approve':
      return [approval(filling, text)]
    case 'numbered':
      return [
        line(joinRuns([{ text: '№ ' }, filling.number(), { text: ' от ' }, filling.date(formatDate)]), {
          align: 'center',
          above: 4,
        }),
      ]
    case 'stamp':
      return [stampAt('left', text)]
    case 'addressee':
      return [line(text, { addressee: true })]
    case 'centre':
      return [line(text, { align: 'center', above: 4 })]
    case 'right':
      return [line(text, { align: 'right', above: 4 })]
    case 'left':
      return [line(text, { above: 4 })]
    case 'note':
      return [line(text, { align: 'justify', above: 4, size: 10 })]
    case 'appendix':
      return appendix(text, filling)
    case 'landscape':
    case 'portrait':
      filling.landscape = name === 'landscape'
      return [{ kind: 'page-break', landscape: filling.landscape }]
    case 'page':
      return [{ kind: 'page-break', landscape: filling.landscape }]
    case 'space':
      return [line('', { above: Number(runsOf(text)[0]?.text) || 12, size: 1 })]
    case 'restart':
      counter.restart()
      return []
  }
}

const line = (text: Text, style: Partial<Paragraph> = {}): Paragraph => ({
  kind: 'paragraph',
  text,
  align: 'left',
  ...style,
})

/** A letterhead: addresses to write to are optional, what the registers know the organisation by is not. */
function requisites(filling: Filling): readonly Block[] {
  const { name, shortName, phone, email, inn, kpp } = filling.data.company
  const address = filling.company('legalAddress')
  const isOrganisation = !isPersonal(inn)
  const codes = [
    { text: `ИНН ${inn}` },
    ...(isOrganisation || kpp !== null ? [{ text: ', КПП ' }, filling.company('kpp')] : []),
    { text: `, ${isOrganisation ? 'ОГРН' : 'ОГРНИП'} ` },
    filling.company('ogrn'),
  ]
  const contacts = [phone && `тел.: ${phone}`, email && `эл. почта: ${email}`].filter(Boolean).join(', ')
  const small = { align: 'center', size: 10 } as const
  return [
    line(name, { align: 'center', bold: true }),
    ...(shortName === name || !shortName ? [] : [line(`(${shortName})`, { align: 'center' })]),
    line([address], { ...small, above: 2 }),
    ...(contacts === '' ? [] : [line(contacts, small)]),
    line(joinRuns(codes), { ...small, ruled: true }),
  ]
}

function orderHead(filling: Filling): readonly Block[] {
  const { data } = filling
  return [
    ...requisites(filling),
    line('ПРИКАЗ', { align: 'center', bold: true, size: 14, above: 18 }),
    line('', { above: 6, size: 1 }),
    {
      kind: 'table',
      widths: [36, 28, 36],
      heads: [],
      rows: [
        {
          cells: [
            { text: [filling.date(formatLongDate)] },
            { text: cityOf(data.company.legalAddress ?? '') ?? '', align: 'center' },
            { text: joinRuns([{ text: '№\u00a0' }, filling.number()]), align: 'right' },
          ],
        },
      ],
      plain: true,
      size: 12,
    },
  ]
}

function approval(filling: Filling, below: Text): Block {
  const { data } = filling
  const position = directorOf(data).position
  const lines = [
    { text: 'УТВЕРЖДАЮ\n' },
    position === '' ? filling.lacking(['director', 'position']) : { text: position },
    { text: `\n${shortNameOf(data.company)}\n_______________ ${nameByInitials(directorOf(data))}\n` },
    filling.date(formatLongDate),
  ]
  const after = runsOf(below)
  return stampAt('right', joinRuns(after.length === 0 ? lines : [...lines, { text: '\n' }, ...after]))
}

const genitive: Readonly<Partial<Record<TemplateKind, string>>> = {
  order: 'приказу',
  declaration: 'политике',
  regulation: 'положению',
  programme: 'программе',
  instruction: 'инструкции',
  protocol: 'протоколу',
  act: 'акту',
}

function appendix(title: Text, filling: Filling): readonly Block[] {
  const to = genitive[filling.form.template.kind] ?? 'документу'
  return [
    { kind: 'page-break', landscape: filling.landscape },
    line(
      joinRuns([
        { text: `Приложение № ${filling.counter.appendix()}\nк ${to} от ` },
        filling.date(formatDate),
        { text: ' № ' },
        filling.number(),
      ]),
      { addressee: true },
    ),
    line(title, { align: 'center', bold: true, above: 14, keepWithNext: true, heading: true }),
  ]
}
