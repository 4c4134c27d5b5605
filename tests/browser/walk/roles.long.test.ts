import { hasRight } from '@osh/core/rights/right.ts'
import { GLANCE_MS, PATIENCE_MS } from '#tests/patience.ts'
import { address, expect, test } from '../browser-test.ts'
import { signedInAgain } from '../person.ts'
import { lookAtEach } from './each.ts'
import { openExample } from './example.ts'
import { listenToRefusals, lookAsMember, metByRights } from './look-as-member.ts'
import { pressEach } from './presses.ts'
import { fillPath, groupPatterns, listRoutePatterns } from './route-paths.ts'
import { scenesOf } from './scenes.ts'
import { noRecords, openPath } from './walk-routes.ts'

const { person } = await listRoutePatterns()
const groups = groupPatterns(person.filter((pattern) => !pattern.startsWith('/operator')))

const roles = ['specialist', 'head', 'reader'] as const

/** A field that was left empty is refused by the server, and the browser says so. */
const emptyFields = /422 .*\/api\//

for (const role of roles) {
  const pressed: string[] = []
  test.for(groups)(
    `no screen breaks a rule of accessibility, asks or leads to what is refused for a ${role}: %s`,
    async ([, patterns], { visit }) => {
      const example = await openExample()
      const opened = await visit(await signedInAgain(address(), example[role]))
      opened.allow(...metByRights, emptyFields)
      const refused = listenToRefusals(opened.page)
      const kinds = new Set<string>()
      const lookAndPress = async (path: string): Promise<readonly string[]> => [
        ...(await lookAsMember(opened, path, refused)),
        ...(await pressEach(opened, kinds, () => openPath(opened, path), refused)),
      ]
      const paths = patterns.map((pattern) => fillPath(pattern, example))
      expect(await lookAtEach(paths, (path) => path, lookAndPress)).toEqual([])
      pressed.push(...kinds)
    },
  )

  test(`there is something to press for a ${role}`, () => {
    expect(pressed.length).toBeGreaterThan(20)
  })

  const closed = scenesOf(noRecords).filter(({ needs }) => needs !== null && !hasRight(role, needs))

  test(`there are dialogs that are not for a ${role}`, () => {
    expect(closed.length).toBeGreaterThanOrEqual(role === 'specialist' ? 5 : 30)
  })

  test.for(closed.map(({ name }) => name))(
    `no dialog opens to a ${role} that is not for them: %s`,
    async (name, { visit }) => {
      const example = await openExample()
      const opened = await visit(await signedInAgain(address(), example[role]))
      opened.allow(...metByRights)
      const { page } = opened
      for (const scene of scenesOf(example).filter((one) => one.name === name)) {
        await openPath(opened, scene.path)
        page.setDefaultTimeout(GLANCE_MS)
        const led = await scene.open(page).then(
          () => true,
          () => false,
        )
        page.setDefaultTimeout(PATIENCE_MS)
        expect(led).toBe(false)
      }
    },
  )
}
