import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { expect, it } from 'vitest'
import { register, startAsking } from './asking.ts'

const inn = '5003052454'

it('every failure of the lookup by ИНН has its text after the first colon', async () => {
  const silent = { findByInn: () => Promise.reject(new Unavailable(null)) }
  const unknown = { findByInn: async () => ({ ok: false, error: { code: 'lookup/unknown-inn' } }) as const }
  const tries = [
    [startAsking(), inn, 422, 'сервис заполнения по ИНН не настроен'],
    [startAsking({ lookup: unknown }), inn, 422, 'организация с этим ИНН не найдена'],
    [startAsking({ lookup: silent }), inn, 503, 'справочник организаций не отвечает'],
    [startAsking(), '5003052455', 422, 'Контрольное число ИНН не сходится'],
    [startAsking(), '', 422, 'Заполните поле «ИНН»'],
  ] as const
  for (const [server, asked, status, said] of tries) {
    const owner = await register(server, 'owner@example.org')
    const answered = await owner.ask('/api/companies/lookup-by-inn', { body: { inn: asked } })
    const { description } = (await answered.json()) as { description: string }
    expect([answered.status, description.slice(description.indexOf(': ') + 2)]).toEqual([
      status,
      expect.stringContaining(said),
    ])
  }
})

it('visitors may ask for an activity, not for a hundred', async () => {
  const server = startAsking()
  const body = {
    name: 'Взрывные работы',
    email: 'a@example.org',
    phone: '+7 (495) 123-45-67',
    contactName: 'Ольга',
  }
  const statuses: number[] = []
  for (let i = 0; i < 21; i++)
    statuses.push((await server.ask('/api/actual-activity-requests', { body })).status)
  expect(statuses).toEqual([...Array(20).fill(201), 429])
})
