import type { DepartmentId } from '@osh/core/departments/department.ts'
import type { EmployeeDetails, EmployeeId } from '@osh/core/employees/employee.ts'
import type { PositionId } from '@osh/core/positions/position.ts'
import { describe, expect, it } from 'vitest'
import { anEmployee } from '#tests/examples.ts'
import type { NewWorld } from '../contracts.ts'
import { accepted, refusal, refused } from '../world.ts'

export const employeeRepositoryContract = (newWorld: NewWorld) =>
  describe('EmployeeRepository', () => {
    it('gives back every field that was added, with the position', async () => {
      const { opened, records, company, department, position } = await newWorld()
      const details = anEmployee({
        departmentId: department.id,
        positionId: position.id,
        positionStaff: 'Старший машинист',
        personnelNumber: '00117',
        snils: '112-233-445 95',
        personalPhone: '+7 (911) 000-00-01',
        workMobilePhone: '+7 (911) 000-00-02',
        workPhone: '+7 (818) 220-00-03',
        internalPhone: '12-34',
        email: 'vera@example.org',
        workEmail: 'abramova@example.org',
        height: 168,
        clothingSize: '46-48/164-170',
        shoeSize: '37,5',
        headgearSize: '56',
        gloveSize: '7',
        respiratorSize: 'S',
      })
      const added = accepted(await records.employees.hire({ companyId: company.id, details }))
      expect(added).toEqual({ ...details, id: added.id, companyId: company.id, position, version: 1 })
      expect(accepted(await (await opened.reopen()).employees.get(company.id, added.id))).toMatchObject(added)
    })

    it('gives a personnel number to one of those who work, however it is written', async () => {
      const { records, company, hire } = await newWorld()
      const one = await hire('Абрамова', { personnelNumber: '00117' })
      const other = await hire('Белова')
      const change = async (id: EmployeeId, patch: Partial<EmployeeDetails>) =>
        records.employees.change({ companyId: company.id, id, patch, version: null })
      const taken = 'personnelNumber: personnel-number/taken'
      expect(refusal(await change(other.id, { personnelNumber: '117' }))).toBe(taken)
      accepted(await change(one.id, { personnelNumber: '117' }))
      accepted(await change(one.id, { dismissalDate: one.hireDate }))
      accepted(await change(other.id, { personnelNumber: '117' }))
      expect(refusal(await change(one.id, { dismissalDate: null }))).toBe(taken)
      accepted(await change(one.id, { dismissalDate: null, personnelNumber: null }))
    })

    it('takes a position that the company added', async () => {
      const { records, company, hire } = await newWorld()
      const own = accepted(await records.positions.add({ companyId: company.id, name: 'Хранитель отвала' }))
      expect((await hire('Ильина', { positionId: own.id })).position).toEqual(own)
    })

    it('refuses a department and a position that the company does not have', async () => {
      const { records, company } = await newWorld()
      const nowhere = { departmentId: 999_999_999 as DepartmentId, positionId: 99_999 as PositionId }
      expect(
        refused(await records.employees.hire({ companyId: company.id, details: anEmployee(nowhere) })),
      ).toEqual({
        code: 'fields',
        errors: [
          { field: 'departmentId', code: 'department/unknown' },
          { field: 'positionId', code: 'position/unknown' },
        ],
      })
      expect(await records.employees.list(company.id)).toEqual([])
    })

    it('changes what was named and nothing else, clears what is null', async () => {
      const { records, company, hire, clock: _ } = await newWorld()
      const employee = await hire('Абрамова', { workPhone: '+7 (818) 220-00-03' })
      const changes = { lastName: 'Белова', workPhone: null }
      const changed = accepted(
        await records.employees.change({
          companyId: company.id,
          id: employee.id,
          patch: changes,
          version: 1,
        }),
      )
      expect(changed).toEqual({ ...employee, ...changes, version: 2 })
      expect(accepted(await records.employees.get(company.id, employee.id))).toMatchObject(changed)
    })

    it('changes the position with its name', async () => {
      const { records, company, hire } = await newWorld()
      const employee = await hire('Абрамова')
      const position = (await records.positions.list())[3]
      if (!position) throw new Error('there are too few positions')
      const changed = accepted(
        await records.employees.change({
          companyId: company.id,
          id: employee.id,
          patch: { positionId: position.id },
          version: null,
        }),
      )
      expect(changed.position).toEqual(position)
    })

    it('refuses a stale version, an unknown department and an unknown employee', async () => {
      const { records, company, hire } = await newWorld()
      const { employees } = records
      const employee = await hire('Абрамова')
      await employees.change({
        companyId: company.id,
        id: employee.id,
        patch: { firstName: 'Анна' },
        version: 1,
      })
      expect(
        refusal(
          await employees.change({
            companyId: company.id,
            id: employee.id,
            patch: { firstName: 'Яна' },
            version: 1,
          }),
        ),
      ).toBe('stale')
      const elsewhere = { departmentId: 999_999_999 as DepartmentId }
      expect(
        refusal(
          await employees.change({ companyId: company.id, id: employee.id, patch: elsewhere, version: null }),
        ),
      ).toBe('departmentId: department/unknown')
      expect(
        refusal(
          await employees.change({
            companyId: company.id,
            id: 999_999_999 as EmployeeId,
            patch: {},
            version: null,
          }),
        ),
      ).toBe('not-found')
      expect(refusal(await employees.get(company.id, 999_999_999 as EmployeeId))).toBe('not-found')
      expect(accepted(await employees.get(company.id, employee.id))).toMatchObject({
        firstName: 'Анна',
        version: 2,
      })
    })

    it('lets one of several changes of the same version through', async () => {
      const { opened, company, hire } = await newWorld()
      const employee = await hire('Абрамова')
      const clients = await Promise.all(Array.from({ length: 4 }, () => opened.another()))
      const changes = await Promise.all(
        clients.map(({ employees }, i) =>
          employees.change({
            companyId: company.id,
            id: employee.id,
            patch: { positionStaff: `Машинист ${i}` },
            version: 1,
          }),
        ),
      )
      expect(changes.filter(({ ok }) => ok)).toHaveLength(1)
    })
  })
