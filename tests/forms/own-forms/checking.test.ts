import { describe, expect, it } from 'vitest'
import { forms } from '#tests/plain-press.ts'
import {
  documentOf,
  docxOf,
  headerOf,
  override,
  type Parts,
  paragraph,
  partsOf,
  relations,
  row,
  table,
  zip,
} from './a-docx.ts'
import { body, codesOf, parts, relation, words } from './codes-of.ts'

describe('placeholders', () => {
  it('that are wrong are all named at once, with what was probably meant', async () => {
    expect(
      await words('{compny.name} {document.number', 'x} {company} {values.plase | dative}', '{ФИО}'),
    ).toEqual([
      ['unclosed', '{document.number', ''],
      ['unopened', 'x}', ''],
      ['unknown-placeholder', '{compny.name}', '{company.name}'],
      ['unknown-placeholder', '{company}', ''],
      ['unknown-placeholder', '{values.plase | dative}', '{values.place}'],
      ['unknown-placeholder', '{ФИО}', '{Руководитель организации: ФИО}'],
    ])
  })

  it('of another kind of form are unknown here', async () => {
    expect(await codesOf(docxOf('{employee.name} {employees}'), forms.card)).toEqual([
      ['unknown-placeholder', '{employees}', '{employee}'],
    ])
    expect(await codesOf(docxOf('{item.name}{#employees}{name}{/employees}'), forms.register)).toEqual([
      ['unknown-placeholder', '{item.name}', expect.anything()],
      ['unknown-placeholder', '{name}', '{item.name}'],
    ])
  })

  it('take only what can be said of them', async () => {
    expect(await words('{company.name | dative} {director.name | dativ} {document.date | short}')).toEqual([
      ['unfit-filter', '{company.name | dative}', 'dative'],
      ['unknown-filter', '{director.name | dativ}', '{director.name | dative}'],
      ['unfit-filter', '{document.date | short}', 'short'],
    ])
    expect(await codesOf(docxOf('{employee.ppe}'), forms.card)).toEqual([
      ['list-as-text', '{employee.ppe}', '{#employee.ppe}…{/employee.ppe}'],
    ])
  })

  it('of docxtemplater that insert markup or change the braces are none', async () => {
    expect(await words('{@values.place}', '{=[[ ]]=}', '{-w:p values.place}x{/}')).toEqual([
      ['unknown-placeholder', '{@values.place}', expect.any(String)],
      ['unknown-placeholder', '{=[[ ]]=}', ''],
      ['unknown-placeholder', '{-w:p values.place}', expect.any(String)],
      ['loop-unopened', '{/}', ''],
    ])
    expect(await words('{{company.name}}')).toEqual([
      ['unknown-placeholder', '{{company.name}}', '{company.name}'],
    ])
    expect(await words('{constructor.constructor}', '{__proto__}', '{document.number.length}')).toHaveLength(
      3,
    )
  })

  it('open and close in turn', async () => {
    expect(await words('{#values.note}x')).toEqual([['loop-unclosed', '{#values.note}', '{/values.note}']])
    expect(await words('{/values.note}')).toEqual([['loop-unopened', '{/values.note}', '']])
    expect(await words('{#values.note}{#company.kpp}{/values.note}{/company.kpp}')).toEqual([
      ['loop-unclosed', '{#company.kpp}', '{/company.kpp}'],
      ['loop-unopened', '{/company.kpp}', ''],
    ])
    expect(
      await codesOf(docxOf('{#employees}{#employees}x{/employees}{/employees}'), forms.register),
    ).toEqual([['loop-in-loop', '{#employees}', '']])
  })

  it('open and close in one row, not in two', async () => {
    const rows = table(row('{#employees}{item.name}', 'x'), row('y', '{/employees}'))
    expect(
      await codesOf(docxOf(rows, table(row('{#employees}')), '{/employees}'), forms.register),
    ).not.toEqual([])
  })

  it('are looked for where Word does not fill them', async () => {
    const notes = headerOf(paragraph('{company.name}')).replaceAll('w:hdr', 'w:endnotes')
    expect(
      await parts({ 'word/endnotes.xml': notes }, override('word/endnotes.xml', '.endnotes+xml')),
    ).toEqual([['out-of-place', '{company.name}', 'концевая сноска']])
  })

  it('in a header are judged like any others', async () => {
    const header = { 'word/header1.xml': headerOf(paragraph('{company.nme}')) }
    expect(await parts(header, override('word/header1.xml', '.header+xml'))).toEqual([
      ['unknown-placeholder', '{company.nme}', '{company.name}'],
    ])
  })
})

describe('what is in a file', () => {
  it.each([
    ['not-docx', new TextEncoder().encode('{\\rtf1 text}')],
    ['not-docx', new Uint8Array()],
    ['not-docx', zip({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<a/>' })],
    ['old-word', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Uint8Array(600))],
    [
      'encrypted',
      Uint8Array.of(
        0xd0,
        0xcf,
        0x11,
        0xe0,
        ...new Uint8Array(508),
        ...Buffer.from('EncryptedPackage', 'utf16le'),
      ),
    ],
  ])('%s', async (code, bytes) => {
    expect((await codesOf(bytes)).map(([said]) => said)).toEqual([code])
  })

  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
  const ofType = (type: string) => {
    const right = partsOf(paragraph('x'))
    return codesOf(
      zip({ ...right, '[Content_Types].xml': String(right['[Content_Types].xml']).replace(main, type) }),
    )
  }

  it('is a document of Word without macros', async () => {
    expect(await ofType('application/vnd.ms-word.document.macroEnabled.main+xml')).toEqual([
      ['macros', '', ''],
    ])
    expect(
      await ofType('application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml'),
    ).toEqual([['template-type', '', '']])
    expect(
      await ofType('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'),
    ).toEqual([['foreign-part', 'word/document.xml', '']])
    const vba = 'application/vnd.ms-office.vbaProject'
    expect(await parts({ 'word/vbaProject.bin': 'x' }, override('word/vbaProject.bin', vba))).toEqual([
      ['macros', '', ''],
    ])
  })

  it('holds nothing that other programs open, and nothing unknown', async () => {
    expect(await parts({ 'word/embeddings/oleObject1.bin': 'x' })).toEqual([
      ['embedded-object', 'word/embeddings/oleObject1.bin', ''],
    ])
    expect(await parts({ 'word/evil.exe': 'x' })).toEqual([['foreign-part', 'word/evil.exe', '']])
    expect(
      await body('<w:p><w:r><w:object><o:OLEObject ProgID="Excel.Sheet.12"/></w:object></w:r></w:p>'),
    ).toEqual([
      ['embedded-object', 'object', ''],
      ['embedded-object', 'Excel.Sheet.12', ''],
    ])
    expect(await body('<w:altChunk r:id="rId5"/>')).toEqual([['embedded-object', 'altChunk', '']])
  })

  it('reaches for nothing outside, whatever the link is called', async () => {
    const rels = (xml: string) => parts({ 'word/_rels/document.xml.rels': xml })
    expect(await rels(relation('hyperlink', 'https://example.org/a'))).toEqual([
      ['external-link', 'https://example.org/a', ''],
    ])
    expect(await rels(relation('attachedTemplate', 'file:///C:/t.dotm'))).toEqual([
      ['attached-template', 'file:///C:/t.dotm', ''],
    ])
    expect(await rels(relation('image', '\\\\host\\a.png', 'Internal'))).toEqual([
      ['external-link', '\\\\host\\a.png', ''],
    ])
    expect(await rels(relation('frame', 'a', 'Ext&#101;rnal'))).toEqual([['external-link', 'a', '']])
    for (const up of [
      '../../../../etc/passwd',
      '../../a',
      '/../a',
      'media/../../../a',
      '..%2f..%2Fa',
      '..\\..\\a',
    ])
      expect(await rels(relation('image', up, 'Internal'))).toEqual([['external-link', up, '']])
    for (const within of ['../docProps/core.xml', '/word/styles.xml', 'media/../styles.xml'])
      expect(await rels(relation('image', within, 'Internal'))).toEqual([])
    expect(await rels(relation('vbaProject', 'a.bin', 'Internal'))).toEqual([['macros', '', '']])
    expect(
      await body(
        '<w:p><w:r><w:pict><v:shape><v:imagedata src="http://example.org/x"/></v:shape></w:pict></w:r></w:p>',
      ),
    ).toEqual([['external-link', 'http://example.org/x', '']])
  })

  it('reaches for nothing outside from a part that is declared as something else', async () => {
    const outside = relation('hyperlink', 'https://example.org/a')
    const rels = 'word/_rels/document.xml.rels'
    const codes = async (more: Parts, overrides = '') =>
      (await parts(more, overrides)).filter(([code]) => code !== 'foreign-part')
    const link = [['external-link', 'https://example.org/a', '']]
    for (const type of ['application/xml', '.styles+xml', '.header+xml', 'image/png', 'image/svg+xml']) {
      expect(await codes({ [rels]: outside }, override(rels, type))).toEqual(link)
      const named = 'word/_RELS/header1.xml.RELS'
      expect(await codes({ [named]: outside }, override(named, type))).toEqual(link)
      expect(await codes({ 'word/theme/a.xml': outside }, override('word/theme/a.xml', type))).toEqual(link)
    }
    expect(await codes({ 'word/media/a.png': outside })).toEqual(link)
    const prefixed = outside.replaceAll('Relationship', 'r:Relationship').replace('xmlns=', 'xmlns:r=')
    expect(await codes({ 'word/media/a.png': prefixed })).toEqual(link)
    const wide = Uint8Array.of(0xff, 0xfe, ...Buffer.from(outside, 'utf16le'))
    expect((await parts({ 'word/media/a.png': wide })).map(([code]) => code)).toEqual(['damaged'])
    expect(await parts({ [rels]: relations() }, override(rels, 'image/png'))).toEqual([
      ['foreign-part', rels, ''],
    ])
  })

  const field = (...pieces: readonly string[]) =>
    `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r>${pieces.map((piece) => (piece.startsWith('<') ? piece : `<w:r><w:instrText>${piece}</w:instrText></w:r>`)).join('')}<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`

  it('has no fields that run or fetch anything, split and nested as they may be', async () => {
    expect(await body(field(' PAGE  \\* MERGEFORMAT '))).toEqual([])
    expect(await body(field(' HYPERLINK \\l "_Toc1" '))).toEqual([])
    expect(await body(field('DD', 'EAUTO c:\\\\cmd'))).toEqual([['active-field', 'DDEAUTO c:\\\\cmd', '']])
    expect(await body(field('INCLUDETEXT "http://x"'))).toEqual([
      ['active-field', 'INCLUDETEXT "http://x"', ''],
    ])
    expect(await body(field('HYPERLINK "http://x"'))).toEqual([['external-link', '"http://x"', '']])
    const nested = await body(
      field(
        '<w:r><w:fldChar w:fldCharType="begin"/></w:r>',
        'QUOTE 68 68 69',
        '<w:r><w:fldChar w:fldCharType="end"/></w:r>',
        ' c:\\\\cmd',
      ),
    )
    expect(nested.map(([code]) => code)).toEqual(['active-field', 'active-field'])
    expect(await body(field('DDE x').replace('w:fldCharType', 'v:fldCharType'))).toEqual([
      ['active-field', 'DDE x', ''],
    ])
    expect(await body('<w:p><w:fldSimple w:instr="DDE x"/></w:p>')).toEqual([['active-field', 'DDE x', '']])
  })

  it('is no draft under review, and asks no mailing list', async () => {
    expect(await body('<w:p><w:ins w:id="1"><w:r><w:t>x</w:t></w:r></w:ins><w:del/></w:p>')).toEqual([
      ['tracked-changes', '', ''],
    ])
    const settings = headerOf('<w:mailMerge/>').replaceAll('w:hdr', 'w:settings')
    expect(
      await parts({ 'word/settings.xml': settings }, override('word/settings.xml', '.settings+xml')),
    ).toEqual([['mail-merge', '', '']])
  })

  it('is XML that says what it says', async () => {
    const of = (xml: string) => parts({ 'word/document.xml': xml })
    const right = documentOf(paragraph('x'))
    for (const xml of [
      right.replace('<w:document', '<!DOCTYPE a [<!ENTITY b "c">]><w:document'),
      right.replace('>x<', '>&b;<'),
      right.replace('</w:body>', ''),
      right.replace('UTF-8', 'UTF-16'),
      right.replace('>x<', '>\u0001<'),
      `${right}${right}`,
      right.replace('<w:body>', '<w:body a="1" a="2">'),
      `${'<a>'.repeat(1000)}${'</a>'.repeat(1000)}`,
    ])
      expect((await of(xml)).map(([code]) => code)).toContain('damaged')
    expect(
      await of(right.replace('>x<', '><!-- { --><![CDATA[{company.name}]]>&#123;document.number&#x7d;<')),
    ).toEqual([])
  })
})
