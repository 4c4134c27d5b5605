import { expect, test } from 'vitest'
import { readConversationKey } from './read-key.ts'

test('a conversation is named by a company and a person, both by their ids', () => {
  expect(readConversationKey({ ofCompanyId: 3, person: 5 })).toEqual({
    ok: true,
    value: { companyId: 3, person: 5 },
  })
  expect(readConversationKey({ ofCompanyId: '3', person: 0 })).toMatchObject({
    error: {
      errors: [
        { field: 'ofCompanyId', code: 'choice/unknown' },
        { field: 'person', code: 'choice/unknown' },
      ],
    },
  })
})
