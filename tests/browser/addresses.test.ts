import { address, expect, test } from './browser-test.ts'

const asked = async (path: string) => {
  const answer = await fetch(address() + path)
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
}

test('an address without a page is answered so, by the page itself', async ({ visit }) => {
  const { page, allow } = await visit(null)
  allow(/404 \(Not Found\) .*\/nowhere\/at\/all/)
  const answer = await page.goto('/nowhere/at/all')
  expect(answer?.status()).toBe(404)
  await page.getByRole('heading', { name: 'Страница не найдена' }).waitFor()
  for (const path of ['/', '/main', '/login', '/employees/:5/main', '/notifications/memos/7'])
    expect((await asked(path)).status, path).toBe(200)
})

test('robots and icons are files', async () => {
  expect(await asked('/robots.txt')).toMatchObject({ status: 200, type: 'text/plain; charset=utf-8' })
  expect((await asked('/robots.txt')).text).toContain('Disallow: /employees\n')
  expect(await asked('/favicon.ico')).toMatchObject({ status: 200, type: 'image/x-icon' })
  expect(await asked('/favicon.svg')).toMatchObject({ status: 200, type: 'image/svg+xml; charset=utf-8' })
})
