import { describe, expect, it } from 'vitest'
import type { NewWorld } from '../contracts.ts'
import { accepted, refusal, rowOf } from '../world.ts'

const olga = { fullname: 'Орлова Ольга Петровна', position: 'Специалист по охране труда' }

export const ownAccountContract = (newWorld: NewWorld) =>
  describe('OwnAccount', () => {
    it('keeps what the person is called, and gives it to the members of a company without the e-mail', async () => {
      const { records, opened, company } = await newWorld()
      const unnamed = await records.account.introduce({ details: { fullname: null, position: null } })
      expect(accepted(unnamed)).toEqual({
        email: expect.stringContaining('@'),
        confirmation: expect.stringMatching(/^(awaited|not-needed)$/),
        closesOn: null,
        isOperator: false,
        fullname: null,
        position: null,
      })
      const introduced = accepted(await records.account.introduce({ details: olga }))
      expect(introduced).toMatchObject(olga)
      const changed = await records.account.introduce({ details: { position: ' Инженер ' } })
      expect(accepted(changed)).toEqual({ ...introduced, position: 'Инженер' })
      const reopened = await opened.reopen()
      expect(await reopened.account.readAccount()).toEqual({ ...introduced, position: 'Инженер' })
      expect(await reopened.members.list(company.id)).toEqual([
        { id: expect.any(Number), fullname: olga.fullname, position: 'Инженер' },
      ])
    })

    it('refuses what is no name, and keeps what was', async () => {
      const { records } = await newWorld()
      accepted(await records.account.introduce({ details: olga }))
      expect(refusal(await records.account.introduce({ details: { fullname: 'olga@example.org' } }))).toBe(
        'fullname: name/forbidden-character',
      )
      expect(refusal(await records.account.introduce({ details: { fullname: 'Ольга' } }))).toBe(
        'fullname: name/first-name-missing',
      )
      expect(await records.account.readAccount()).toMatchObject(olga)
    })

    it('signs a memo without an author, and leaves it blank where there is no name', async () => {
      const { records, form, hire, assign } = await newWorld()
      accepted(await records.account.introduce({ details: olga }))
      const header = {
        recipient: '',
        name: '',
        fullName: '',
        author: ' ',
        note: '',
        duration: '',
        formOfStudy: '',
        basis: '',
      }
      const signed = await form('training', [rowOf(await assign(await hire('Абрамова')))], { header })
      expect(signed.author).toBe('Орлова Ольга Петровна, Специалист по охране труда')
      accepted(await records.account.introduce({ details: { fullname: null } }))
      const unsigned = await form('training', [rowOf(await assign(await hire('Жуков')))], { header })
      expect(unsigned.author).toBe('')
    })
  })
