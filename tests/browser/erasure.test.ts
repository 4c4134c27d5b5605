import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { sideways, violations } from './axe.ts'
import { address, expect, seen, test } from './browser-test.ts'
import { dayFromToday } from './days.ts'
import { registered } from './person.ts'
import { withStaff } from './staff.ts'

test('what is kept of someone is given out, erased once no law has it kept, and the company with its name', async ({
  visit,
  person,
}) => {
  const { companyId, employees, oblige } = await withStaff(person)
  const trained = dayFromToday(-300)
  const since = { periodicity: '1 год', date: trained }
  await oblige('Жуков', { section: 'training', trainingName: 'Работы на высоте', ...since })
  const reader = await registered(address())
  const reading = { companyId, email: reader.email, role: 'reader' }
  const { token } = await person.ask<{ readonly token: string }>('/invitations', reading)
  await reader.ask('/invitations/acceptance', { token })
  const { page, allow } = await visit(person)
  allow(/409|422/)
  const dismiss = (lastName: string) =>
    person.ask(`/employees/${employees[lastName]}`, { dismissalDate: dayFromToday(-280) }, 'PATCH')
  const open = async (lastName: string) => {
    await page.goto(`/employees/:${employees[lastName]}/position`)
    await page.getByRole('button', { name: 'Удалить сведения' }).click()
    return page.getByRole('dialog', { name: 'Удаление сведений о работнике' })
  }
  await dismiss('Жуков')
  await dismiss('Яковлева')
  const kept = await open('Жуков')
  await kept.getByRole('button', { name: 'Удалить сведения' }).click()
  const keptUntil = `31.12.${Number(trained.slice(0, 4)) + 5}`
  await kept
    .getByText(`закон обязывает хранить протоколы обучения по охране труда: до ${keptUntil}`)
    .waitFor()
  expect(await violations(page)).toEqual([])
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await sideways(page)).toBe(0)
  }
  await kept.getByRole('button', { name: 'Оставить' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Выгрузить сведения' }).click()
  expect((await download).suggestedFilename()).toContain('Жуков')
  const erased = await open('Яковлева')
  await erased.getByRole('button', { name: 'Удалить сведения' }).click()
  await page.getByRole('heading', { name: 'Работники', level: 1 }).waitFor()
  const left = await person.ask<readonly { readonly lastName: string }[]>(`/employees?companyId=${companyId}`)
  expect(new Set(left.map(({ lastName }) => lastName))).toEqual(new Set(['Абрамова', 'Жуков', 'Ёлкин']))

  await page.goto('/account/settings')
  const ownData = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Выгрузить мои данные' }).click()
  expect((await ownData).suggestedFilename()).toBe('Сведения об аккаунте.zip')
  await page.getByRole('button', { name: 'Удалить аккаунт' }).click()
  const account = page.getByRole('dialog', { name: 'Удаление аккаунта' })
  await account.getByText(/сначала передайте её другому участнику/).waitFor()
  await account.getByRole('listitem').waitFor()
  await account.getByRole('button', { name: 'Удалить аккаунт' }).click()
  await account.getByText('Введите пароль').waitFor()
  await account.getByLabel('Нынешний пароль').fill('не тот пароль')
  await account.getByRole('button', { name: 'Удалить аккаунт' }).click()
  await account.getByText('Это не ваш нынешний пароль').waitFor()
  await account.getByLabel('Нынешний пароль').fill(person.password)
  await account.getByRole('button', { name: 'Удалить аккаунт' }).click()
  await account.getByText('Введите e-mail своего аккаунта').waitFor()
  expect(await violations(page)).toEqual([])
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await sideways(page)).toBe(0)
  }
  await account.getByLabel(/введите e-mail/).fill(person.email)
  await account.getByRole('button', { name: 'Удалить аккаунт' }).click()
  await page.getByText(/^Аккаунт будет удалён .+ вместе с организациями/).waitFor()
  await page.getByRole('link', { name: 'Об удалении' }).waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Отменить удаление аккаунта' }).click()
  await page.getByRole('button', { name: 'Удалить организацию' }).waitFor()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Удалить организацию' }).click()
  const company = page.getByRole('dialog', { name: 'Удаление организации' })
  await company.getByLabel('Нынешний пароль').fill(person.password)
  await company.getByRole('button', { name: 'Удалить организацию' }).click()
  await company.getByText('Введите наименование организации так, как оно записано').waitFor()
  const whole = page.waitForEvent('download')
  await company.getByRole('button', { name: 'Выгрузить организацию' }).click()
  expect((await whole).suggestedFilename()).toMatch(/^Выгрузка ООО «Северный карьер» .+\.zip$/)
  const packed = unzipSync(await readFile(await (await whole).path()))
  expect(new TextDecoder().decode(packed['Таблицы/Работники.json'])).toContain('Жуков')
  expect(Object.keys(packed).at(-1)).toBe('Содержание.csv')
  const [own] = await person.ask<readonly { readonly name: string }[]>('/companies')
  await company.getByLabel(/введите наименование/).fill(own?.name ?? '')
  await company.getByRole('button', { name: 'Удалить организацию' }).click()
  await page.getByText(/^Организация будет удалена .+ со всеми записями/).waitFor()
  await page.getByRole('button', { name: 'Отменить удаление' }).waitFor()

  await page.goto('/company/information')
  const anytime = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Выгрузить организацию' }).click()
  expect((await anytime).suggestedFilename()).toContain('Выгрузка')
  expect(await violations(page)).toEqual([])
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await sideways(page)).toBe(0)
    await page.getByRole('button', { name: 'Выгрузить организацию' }).scrollIntoViewIfNeeded()
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/account/settings')
  await page.getByRole('button', { name: 'Отменить удаление' }).waitFor()

  const { page: theirs } = await visit(reader)
  await theirs.goto('/account/settings')
  await theirs.getByRole('link', { name: 'Об удалении' }).waitFor()
  await seen(() =>
    theirs.getByRole('button', { name: /Отменить удаление|Удалить организацию/ }).count(),
  ).toBe(0)
  await expect(person.ask('/employee-groups', { companyId, name: 'Цех' })).rejects.toThrow('будет удалена')
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await sideways(page)).toBe(0)
  }
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Отменить удаление' }).click()
  await page.getByRole('button', { name: 'Удалить организацию' }).waitFor()
  await theirs.reload()
  await theirs.getByRole('heading', { name: 'Удаление данных' }).waitFor()
  await seen(() => theirs.getByRole('link', { name: 'Об удалении' }).count()).toBe(0)
})
