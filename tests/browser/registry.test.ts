import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { writeXlsx } from 'hucre/xlsx'
import { listSchemaErrors } from '#tests/registry/validate.ts'
import { sideways, violations } from './axe.ts'
import { expect, seen, test } from './browser-test.ts'
import { dayFromToday, shown } from './days.ts'
import { withStaff } from './staff.ts'

const SNILS = '112-233-445 95'
const firstAid = {
  section: 'training',
  trainingName: 'Оказание первой помощи пострадавшим',
  periodicity: '3 года',
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** As the cabinet gives it out: a line of words, heads, a row for each. */
const writeAnswer = (): Promise<Uint8Array> =>
  writeXlsx({
    sheets: [
      {
        name: 'Лист1',
        rows: [
          ['Выгрузка реестра обученных'],
          ['Регистрационный номер', 'ФИО', 'СНИЛС', 'Номер протокола'],
          ['10203', 'Соколов Глеб Ильич', SNILS, '12-ПП'],
        ],
      },
    ],
  })

test('checks become a set, its file is taken, and an answer brings the number', async ({ page, person }) => {
  const staff = await withStaff(person)
  const { companyId, departmentId, positionId } = staff
  const { id: employeeId } = await person.ask('/employees', {
    ...{ companyId, positionId, employeeGroupId: departmentId, sex: 'm', snils: SNILS },
    ...{ lastName: 'Соколов', firstName: 'Глеб', fatherName: 'Ильич' },
    ...{ birthDate: '1990-02-28', hireDate: '2020-01-09' },
  })
  await person.ask('/obligations', { companyId, employeeId, ...firstAid, date: dayFromToday(-5) })
  await staff.oblige('Жуков', { ...firstAid, date: dayFromToday(-6) })
  await staff.oblige('Яковлева', { ...firstAid, trainingName: 'Программа А', date: dayFromToday(-7) })

  await page.goto('/notifications/training')
  await page.getByRole('link', { name: 'Реестр обученных' }).click()
  await page.getByText('Наборов ещё не было.').waitFor()
  await page.getByLabel('Только с ошибками: 3').waitFor()
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    if (width === 1440 || width === 390) expect(await violations(page)).toEqual([])
    await seen(() => sideways(page)).toBe(0)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByLabel('Номер протокола: Соколов').fill('12-ПП')
  await page.getByLabel('Номер протокола: Жуков').fill('12-ПП')
  await page.getByLabel('Документ иностранца: Жуков').fill('AN 1234567')
  await page.getByText('Введите гражданство').waitFor()
  await page.getByLabel('Гражданство: Жуков').fill('Киргизия')
  await page.getByText('Готовы к отправке: 2, с ошибками: 1').waitFor()
  await page.getByRole('button', { name: 'Сформировать набор' }).click()
  await page.getByText('нет ответа: 2').waitFor()

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Скачать .xml/ }).click()
  const file = await readFile(await (await saved).path(), 'utf8')
  expect(await listSchemaErrors(file)).toEqual([])
  expect(file).toContain('<Snils>112-233-445 95</Snils>')
  expect(file).toContain('<ForeignSnils>AN 1234567</ForeignSnils>')

  const packed = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Скачать .olot/ }).click()
  const olot = unzipSync(await readFile(await (await packed).path()))
  expect(strFromU8(olot['Data.xml'] ?? new Uint8Array())).toBe(file)

  await page.goto('/notifications')
  const waits = page.getByRole('link', { name: /^Внести ответ Ждут номера .*: 2 проверки знания$/ })
  await waits.waitFor()
  expect(await violations(page)).toEqual([])
  await waits.click()
  await seen(() => page.getByLabel('С', { exact: true }).inputValue()).toBe(shown(dayFromToday(-6)))

  await page.getByRole('button', { name: /^Внести ответ/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Или вставьте ответ').fill('112-233-445 95 10203')
  await dialog.getByRole('button', { name: 'Внести' }).click()
  await dialog.getByText(/нет ни одной записи с номером|нужны СНИЛС/).waitFor()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await violations(page)).toEqual([])
  }
  const table = { name: 'Реестр.xlsx', buffer: Buffer.from(await writeAnswer()) }
  await page.locator('input[type=file]').setInputFiles({ ...table, mimeType: XLSX })
  await dialog.getByText('Файл: Реестр.xlsx').waitFor()
  await dialog.getByRole('button', { name: 'Внести' }).click()
  await page.getByText('Получен 1 номер, без ответа: 1').first().waitFor()
  await page.getByText('В реестре, № 10203').waitFor()
  await page.getByText('В наборе, ответа ещё нет').waitFor()
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.getByRole('button', { name: /^Отменить набор/ }).click()
  await dialog.getByRole('button', { name: 'Отменить набор' }).click()
  await page.getByText(/^отменён .* · вы$/).waitFor()
  await page.getByText('Готовы к отправке: 1').waitFor()
  await seen(() => page.getByText('В наборе, ответа ещё нет').count()).toBe(0)
})
