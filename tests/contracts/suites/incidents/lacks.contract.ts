import { makeSubjectInput } from '@osh/core/obligations/reading/subject-fields.ts'
import type { Subject } from '@osh/core/obligations/subject.ts'
import { describe, expect, it } from 'vitest'
import { aTraining, day, instant } from '#tests/examples.ts'
import type { NewWorld } from '../../contracts.ts'
import { accepted, refusal } from '../../world.ts'
import { newAccident } from './new-accident.ts'

const targeted: Subject = { section: 'briefing', name: 'Целевой инструктаж' }
const instruction: Subject = { section: 'instruction', name: 'ИОТ № 7' }

/** What the records lacked at the moment of an accident. */
export const lacksContract = (newWorld: NewWorld) =>
  describe('IncidentRepository: what the records lacked', () => {
    it('is told of the moment of the accident: posts, requirements and obligations of later are left out', async () => {
      const { records, company, clock, opened, titov, record, assign, position } = await newAccident(newWorld)
      const { requirements } = opened
      if (!requirements) throw new Error('nothing is asked of requirements here')
      const companyId = company.id
      const undone = { date: null, deadline: day('2026-11-18') }
      const require = async (subject: Subject, positionId = position.id) =>
        accepted(
          await requirements.addOwn({
            companyId,
            details: {
              ...{ positionId, departmentId: null, periodicity: '1 год', section: subject.section },
              ...makeSubjectInput(subject),
            },
          }),
        )
      const briefed = { subject: { section: 'briefing', name: 'Вводный инструктаж' } as const }
      clock.set(instant('2026-11-19T09:00:00Z'))
      await assign(titov, { ...briefed, date: day('2026-11-01') })
      await assign(titov, { ...undone, subject: targeted })
      await require(instruction)
      clock.set(instant('2026-11-19T15:00:00Z'))
      await assign(titov, { ...undone, subject: { section: 'briefing', name: 'Внеплановый инструктаж' } })
      const injured = [{ employeeId: titov.id }, { fullName: 'Чужой Ч. Ч.', employer: 'ООО «Сосед»' }]
      const { id } = accepted(await record({ degree: 'easyGroup', injured }))
      clock.set(day('2026-11-25'))
      await require(aTraining)
      const elsewhere = (await records.positions.list()).find((one) => one.id !== position.id)
      if (!elsewhere) throw new Error('there is one position alone')
      await require({ section: 'instruction', name: 'ИОТ № 8' }, elsewhere.id)
      const patch = { positionId: elsewhere.id }
      accepted(await records.employees.change({ companyId, id: titov.id, patch, version: null }))
      const [found, ...others] = accepted(await records.incidents.readLacks(companyId, id))
      expect(others).toEqual([])
      expect(found?.fullName).toContain('Титов')
      expect(found?.lacks.map(({ what }) => what)).toEqual([
        'СОУТ рабочего места: в записях нет результата',
        'Оценка профессиональных рисков: в записях нет результата',
        'Целевой инструктаж: срок истёк 18.11.2026',
        'ИОТ № 7: требуется по должности с 19.11.2026, не назначено',
      ])
      const nowhere = (id + 1000) as typeof id
      expect(refusal(await records.incidents.readLacks(companyId, nowhere))).toBe('not-found')
    })
  })
