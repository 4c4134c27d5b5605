import type { Paragraph } from '../../paper/paper.ts'
import { parseCondition } from '../reading/expression.ts'
import type { FormNode } from '../reading/form-node.ts'
import { readSourceLine } from '../reading/line-of.ts'

const styleOf = (source: string, style: Partial<Paragraph>): FormNode => ({
  kind: 'styled',
  text: readSourceLine(source),
  style,
})

const when = (condition: string, ...body: readonly FormNode[]): FormNode => ({
  kind: 'if',
  condition: parseCondition(condition),
  body,
  otherwise: [],
})

const small = { align: 'center', size: 10 } as const

const codes =
  'ИНН {{company.inn}}{{#if company.entity = "юридическое лицо"}}, КПП {{company.kpp}}, ОГРН{{else}}{{#if company.kpp}}, КПП {{company.kpp}}{{/if}}, ОГРНИП{{/if}} {{company.ogrn}}'

/** `::requisites`: addresses to write to are optional, what the registers know the organisation by is not. */
export const letterhead: readonly FormNode[] = [
  styleOf('{{company.name}}', { align: 'center', bold: true }),
  when('company.otherName', styleOf('({{company.otherName}})', { align: 'center' })),
  styleOf('{{company.legalAddress}}', { ...small, above: 2 }),
  when('company.contacts', styleOf('{{company.contacts}}', small)),
  styleOf(codes, { ...small, ruled: true }),
]

/** `::approve` before the day: the director, and a place for the signature. */
export const approval = readSourceLine(
  'УТВЕРЖДАЮ\n{{director.position}}\n{{company.shortName}}\n_______________ {{director.name | initials}}\n',
)

/** Where an order was signed. */
export const orderCity = readSourceLine('{{company.city | or ""}}')
