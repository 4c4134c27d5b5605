import { address, expect, test, type Visit } from '../browser-test.ts'
import { signedInAgain } from '../person.ts'
import { lookAtEach } from './each.ts'
import { openExample } from './example.ts'
import { lookingAt, type Window } from './look.ts'
import type { Scene } from './scene.ts'
import { scenesOf } from './scenes.ts'
import { noRecords, openPath } from './walk-routes.ts'

const MOST_IN_GROUP = 8

async function openScene(visit: Visit, { path, open, shows }: Scene): Promise<void> {
  await openPath(visit, path)
  await open(visit.page)
  if (shows.length > 0) await visit.page.getByRole('dialog').last().waitFor()
  await visit.still()
}

const names = scenesOf(noRecords).map(({ name }) => name)

/** The names of all scenes, a few for one test, each group under the name of its first. */
export const sceneGroups = Array.from({ length: Math.ceil(names.length / MOST_IN_GROUP) }, (_, at) => {
  const own = names.slice(at * MOST_IN_GROUP, (at + 1) * MOST_IN_GROUP)
  return [own[0] ?? '', own] as const
})

/** Opens every dialog there is, in each of the windows. */
export function walkDialogs(windows: readonly Window[]): void {
  test.for(sceneGroups)(
    'no dialog or list breaks a rule of accessibility, is cut or lies over itself: from %s',
    async ([, own], { visit }) => {
      const example = await openExample()
      const opened = await visit(await signedInAgain(address(), example.owner))
      opened.allow(/422 .*\/api\/(?:incidents|microtraumas)/, /503 .*\/api\/incidents/)
      const { resize, look } = await lookingAt(opened.page, new Set())
      const scenes = scenesOf(example).filter(({ name }) => own.includes(name))
      const lookInWindows = async (scene: Scene): Promise<readonly string[]> => {
        const wrong: string[] = []
        for (const [at, window] of windows.entries()) {
          await resize(window)
          const isOpen =
            scene.shows.length === 0 || (await opened.page.getByRole('dialog').last().isVisible())
          if (at === 0 || !isOpen) await openScene(opened, scene)
          wrong.push(...(await look(window)))
        }
        return wrong
      }
      expect(await lookAtEach(scenes, ({ name }) => name, lookInWindows)).toEqual([])
    },
  )
}
