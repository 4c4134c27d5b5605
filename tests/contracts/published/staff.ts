import { aCompany } from '#tests/examples.ts'
import { anEmployeeOnWire, PASSWORD } from '#tests/server/asking.ts'
import type { Walk } from './walk.ts'

/** Registering, signing in and what is asked before there is a company. */
export async function signIn({ house, post }: Walk): Promise<void> {
  const credentials = { email: 'second@example.org', password: PASSWORD }
  const tokens = await post('/api/register', credentials)
  await post('/api/login', credentials, 200)
  const renewed = await post('/api/refresh', { refreshToken: tokens.refreshToken }, 200)
  await post('/api/logout', { refreshToken: renewed.refreshToken }, 204)
  const request = {
    name: 'Взрывные работы',
    email: 'a@example.org',
    phone: '+7 (495) 123-45-67',
    contactName: 'Ольга',
  }
  await post('/api/actual-activity-requests', request)
  await post('/api/companies/lookup-by-inn', { inn: '7736050003' }, 200)
  await post('/api/file-links', { url: `/api/memos/${house.memo}/file` }, 200)
}

/** The company and its staff list. */
export async function keepStaff({ house, walk, post, change }: Walk): Promise<void> {
  const name = { fullname: 'Пименова Ольга Львовна', position: 'Специалист по охране труда' }
  await walk('PATCH', '/api/account', '/api/account', 200, name)
  await post('/api/companies', { ...aCompany(), inn: '7736050003', ogrn: '1027700070518' })
  await change('/api/companies/:id', house.company, { shortName: 'ООО «Карьер»' })
  const firstRun = `/api/companies/${house.company}/first-run`
  await walk('PATCH', '/api/companies/:id/first-run', firstRun, 204, { hidden: true })
  const filter = { companyId: house.company, section: 'training', search: 'Пётр' }
  await walk('PATCH', '/api/deadlines/filters', '/api/deadlines/filters', 204, filter)
  await post('/api/employee-groups', { companyId: house.company, name: 'Дробильный цех' })
  await change('/api/employee-groups/:id', house.department, { name: 'Карьер № 2' })
  await post('/api/positions', { companyId: house.company, name: 'Горный мастер' })
  const hired = { companyId: house.company, employeeGroupId: house.department, positionId: house.position }
  await post('/api/employees', { ...hired, ...anEmployeeOnWire, firstName: 'Вера' })
  await change('/api/employees/:id', house.employee, { workEmail: 'olga@example.org' })
  const mistaken = await post('/api/employees', { ...hired, ...anEmployeeOnWire, firstName: 'Анна' })
  await walk('DELETE', '/api/employees/:id', `/api/employees/${mistaken.id}`, 204)
  const empty = await post('/api/employee-groups', { companyId: house.company, name: 'Склад' })
  await walk('DELETE', '/api/employee-groups/:id', `/api/employee-groups/${empty.id}`, 204)
  const unheld = await post('/api/positions', { companyId: house.company, name: 'Слесарь ГСМ' })
  await walk('DELETE', '/api/positions/:id', `/api/positions/${unheld.id}`, 204)
}
