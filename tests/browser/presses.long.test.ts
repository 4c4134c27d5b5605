import type { Locator, Page } from 'playwright-core'
import { describe } from 'vitest'
import { address, expect, seen, test, type Visit } from './browser-test.ts'
import { mendOne } from './mend-one.ts'
import { type Person, signedInAgain } from './person.ts'
import { pressWhereItIs } from './pressing.ts'
import { lookAtEach } from './walk/each.ts'
import { openExample } from './walk/example.ts'
import type { Scene } from './walk/scene.ts'
import { scenesOf } from './walk/scenes.ts'
import { sceneGroups } from './walk/walk-dialogs.ts'

/** For a slow machine: a long form, a short one, one with lists, one of a document. */
const SLOW = ['a new employee', 'an absence', 'an order of an inspector', 'an order of the company']
const TIMES_SLOWER = 6

/** What says why nothing was stored. */
const MESSAGES = '[role="alert"], [aria-invalid="true"]'

/** The dialog on top, or the page where the scene has none. */
async function open({ page, still }: Visit, { path, open, shows }: Scene): Promise<Locator> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await open(page)
  const dialog = page.getByRole('dialog').last()
  if (shows.length > 0) await dialog.waitFor()
  // A question over it comes with its part of the program.
  await still()
  return (await dialog.isVisible()) ? dialog : page.getByRole('main')
}

/** Presses the button that sends, mends a field, presses it again; nothing can be stored meanwhile. Where nothing is to be stored the dialog closes. Tells what is wrong. */
async function pressTwice(
  opened: Visit,
  scene: Scene,
  press: (button: Locator) => Promise<void>,
): Promise<readonly string[]> {
  const { page } = opened
  const place = await open(opened, scene)
  const button = place.locator('button[type="submit"]:enabled').last()
  if ((await button.count()) === 0) return []
  const watched = await watchPresses(page)
  const shown = await button.elementHandle()
  const isClosed = async () => !(await shown?.isVisible())
  const pressed = async (when: string): Promise<readonly string[]> => {
    watched.forget()
    const before = await watched.submits()
    await press(button)
    const reached = async () => (await watched.submits()) > before
    const answered = async () =>
      watched.hasAsked() ||
      (await isClosed()) ||
      (await place.locator(MESSAGES).filter({ visible: true }).count()) > 0
    const isKept = async () => (await reached()) && (await answered())
    return seen(isKept)
      .toBe(true)
      .then(
        () => [],
        async () => [`${when}: ${(await reached()) ? 'nothing was asked or said' : 'the press was lost'}`],
      )
  }
  try {
    const wrong = await pressed('at first')
    if (wrong.length > 0 || (await isClosed())) return wrong
    await button.waitFor()
    return await pressed(`after «${await mendOne(place)}»`)
  } finally {
    await watched.end()
  }
}

/** Answers 503 to whatever would change something, hears what is asked, and counts the forms that are sent. */
async function watchPresses(page: Page) {
  let hasAsked = false
  const isApi = (url: URL): boolean => url.pathname.startsWith('/api/')
  await page.route(isApi, (route) => {
    hasAsked = true
    return route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 503 })
  })
  const counter = await page.evaluateHandle(() => {
    const counted = { submits: 0 }
    window.addEventListener('submit', () => void counted.submits++, { capture: true })
    return counted
  })
  return {
    hasAsked: () => hasAsked,
    forget: () => {
      hasAsked = false
    },
    submits: () => counter.evaluate(({ submits }) => submits),
    end: () => page.unroute(isApi),
  }
}

/** Presses in each of the scenes of these names, on the page that opens, and tells what is wrong. */
async function pressInEach(
  names: readonly string[],
  openPage: (owner: Person) => Promise<Visit>,
  press: (button: Locator) => Promise<void>,
): Promise<readonly string[]> {
  const example = await openExample()
  const opened = await openPage(await signedInAgain(address(), example.owner))
  opened.allow(/50[03]|422/)
  const scenes = scenesOf(example).filter(({ name }) => names.includes(name))
  expect(scenes).toHaveLength(names.length)
  return lookAtEach(
    scenes,
    ({ name }) => name,
    (scene) => pressTwice(opened, scene, press),
  )
}

describe.for([
  [1440, 900],
  [1440, 1200],
] as const)('a press is a request or a message in every dialog, at %s × %s', ([width, height]) => {
  test.for(sceneGroups)('from %s', async ([, names], { visit }) => {
    const openPage = (owner: Person) => visit(owner, { width, height })
    expect(await pressInEach(names, openPage, pressWhereItIs)).toEqual([])
  })
})

test.for(sceneGroups)('so is a tap on a phone, from %s', async ([, names], { visit }) => {
  const openPage = (owner: Person) => visit(owner, { width: 390, height: 844, phone: true })
  expect(await pressInEach(names, openPage, (button) => button.tap())).toEqual([])
})

test(`so is a press on a machine that is ${TIMES_SLOWER} times slower`, async ({ visit }) => {
  const openPage = async (owner: Person) => {
    const opened = await visit(owner)
    const session = await opened.context.newCDPSession(opened.page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER })
    return opened
  }
  expect(await pressInEach(SLOW, openPage, pressWhereItIs)).toEqual([])
})
