import { address, expect, test } from '../browser-test.ts'
import { signedInAgain } from '../person.ts'
import { openExample } from './example.ts'
import { listenToRefusals, lookAsMember, metByRights } from './look-as-member.ts'

test.for(['specialist', 'head', 'reader'] as const)(
  'the first page of a %s shows and asks only what their role may see',
  async (role, { visit }) => {
    const example = await openExample()
    const opened = await visit(await signedInAgain(address(), example[role]))
    opened.allow(...metByRights)
    expect(await lookAsMember(opened, '/notifications', listenToRefusals(opened.page))).toEqual([])
  },
)
