import type { OwnFormId } from '@osh/core/documents/own-forms/own-form.ts'
import { describe, expect, it } from 'vitest'
import { forms } from '#tests/plain-press.ts'
import type { NewWorld } from '../contracts.ts'
import { aDocument, fileOf, issuingOf } from '../documents.ts'
import { accepted, refusal, refused, type World } from '../world.ts'

const { order, card } = forms

const fileNamed = (name: string, text = `own ${name}`) => ({ name, bytes: fileOf(text).bytes })

function ownFormsOf({ opened }: World) {
  if (!opened.ownForms) throw new Error('there are no own forms here')
  return opened.ownForms
}

/** A company's own forms: one in use at most, all kept. */
export const ownFormsContract = (newWorld: NewWorld) =>
  describe('OwnForms', () => {
    it('has none at first, then the one that was sent, byte for byte', async () => {
      const world = await newWorld()
      const { port, kept } = ownFormsOf(world)
      expect(await port.list(world.company.id)).toEqual([])
      expect(await kept.findInUse(world.company.id, order.id)).toBeNull()
      const file = fileNamed('приказ.docx', 'own \0\xff приказ')
      const form = accepted(await port.upload(world.company.id, order.id, file))
      expect(form).toMatchObject({
        companyId: world.company.id,
        templateId: order.id,
        fileName: 'приказ.docx',
        size: file.bytes.length,
        sha256: fileOf('own \0\xff приказ').sha256,
      })
      expect(await port.list(world.company.id)).toEqual([form])
      const used = await kept.findInUse(world.company.id, order.id)
      expect([...(used?.bytes ?? [])]).toEqual([...file.bytes])
      expect(used).toMatchObject({ id: form.id, sha256: form.sha256 })
      expect(await kept.findInUse(world.company.id, card.id)).toBeNull()
      expect(accepted(await port.makeLink(world.company.id, form.id))).toMatch(/^(?:http|blob:)/)
    })

    it('puts another in its place and keeps the former', async () => {
      const world = await newWorld()
      const { port, kept } = ownFormsOf(world)
      const former = accepted(await port.upload(world.company.id, order.id, fileNamed('1.docx')))
      const latter = accepted(await port.upload(world.company.id, order.id, fileNamed('2.docx')))
      const other = accepted(await port.upload(world.company.id, card.id, fileNamed('3.docx')))
      expect(await port.list(world.company.id)).toEqual([latter, other])
      const bytes = accepted(await kept.readFile(world.company.id, former.id)).bytes
      expect(new TextDecoder().decode(bytes)).toBe('own 1.docx')
    })

    it('goes back to the form of the library, once', async () => {
      const world = await newWorld()
      const { port, kept } = ownFormsOf(world)
      const form = accepted(await port.upload(world.company.id, order.id, fileNamed('1.docx')))
      expect(accepted(await port.revert(world.company.id, order.id))).toBeNull()
      expect(await port.list(world.company.id)).toEqual([])
      expect(await kept.findInUse(world.company.id, order.id)).toBeNull()
      expect(accepted(await kept.readFile(world.company.id, form.id)).fileName).toBe('1.docx')
      expect(refusal(await port.revert(world.company.id, order.id))).toBe('not-found')
    })

    it('takes nothing that is wrong, and what was in use stays', async () => {
      const world = await newWorld()
      const { port } = ownFormsOf(world)
      const { id } = world.company
      const form = accepted(await port.upload(id, order.id, fileNamed('1.docx')))
      expect(refused(await port.upload(id, order.id, fileNamed('2.docx', 'not one')))).toEqual({
        code: 'fields',
        errors: [
          { field: 'file', code: 'server/said', said: expect.stringMatching(/^Это не документ \.docx/) },
        ],
      })
      const large = { name: 'a.docx', bytes: new Uint8Array(5 * 1024 * 1024 + 1) }
      expect(refusal(await port.upload(id, order.id, large))).toBe('file: own-form/too-large')
      expect(refusal(await port.upload(id, order.id, fileNamed('')))).toBe('fileName: text/required')
      expect(refusal(await port.upload(id, 999_999 as typeof order.id, fileNamed('a.docx')))).toBe(
        'not-found',
      )
      expect(await port.list(id)).toEqual([form])
    })

    it('of many who send one at the same moment has one in use', async () => {
      const world = await newWorld()
      const { port } = ownFormsOf(world)
      const names = ['1.docx', '2.docx', '3.docx', '4.docx']
      await Promise.all(names.map((name) => port.upload(world.company.id, order.id, fileNamed(name))))
      expect(await port.list(world.company.id)).toHaveLength(1)
    })

    it('gives nothing of another company', async () => {
      const world = await newWorld()
      const { port, kept } = ownFormsOf(world)
      const form = accepted(await port.upload(world.company.id, order.id, fileNamed('1.docx')))
      const { company } = await newWorld()
      expect(await port.list(company.id)).toEqual([])
      expect(await kept.findInUse(company.id, order.id)).toBeNull()
      expect(refusal(await kept.readFile(company.id, form.id))).toBe('not-found')
      expect(refusal(await port.revert(company.id, order.id))).toBe('not-found')
      expect(refusal(await port.makeLink(company.id, 999_999_999 as OwnFormId))).toBe('not-found')
    })

    it('leaves a document without a .pdf, and its .docx as issued', async () => {
      const world = await newWorld()
      const draft = aDocument()
      const docxOnly = { ...draft, files: { ...draft.files, pdf: null } }
      const document = accepted(
        await issuingOf(world).issue({ companyId: world.company.id, draft: docxOnly }),
      )
      expect(document.files.pdf).toBeNull()
      expect(refusal(await issuingOf(world).readFile(world.company.id, document.id, 'pdf'))).toBe('not-found')
      const kept = await (await world.opened.reopen()).documents.get(world.company.id, document.id)
      expect(accepted(kept)).toEqual(document)
    })
  })
