import { findHolder, wordOrder } from '../facts/holders.ts'
import { type Source, source } from '../source.ts'
import { countRows, tellRows } from './rows.ts'

const from = 'из ответственных лиц'

/** The order by which the first holder of a role was appointed. */
const orderOf = (code: string, gives: string): Source =>
  source({
    needs: ['holders'],
    gives,
    fill: ({ holders }) => {
      const holder = findHolder(holders, code)
      const order = holder && wordOrder(holder)
      return order ? { value: order, from: `${from}: ${holder.role}` } : null
    },
  })

/** The department of whoever was appointed first. */
const departmentOf = (code: string, gives: string): Source =>
  source({
    needs: ['holders'],
    gives,
    fill: ({ holders }) => {
      const holder = findHolder(holders, code)
      return holder?.department ? { value: holder.department, from: `${from}: ${holder.role}` } : null
    },
  })

/** Who is responsible for what, and by which order. */
export const roleSources = {
  'roles.duties': source({
    needs: ['holders'],
    gives: 'кому какая функция поручена',
    fill: ({ holders }) => {
      const rows = holders.map(({ position, fullName, role }) => ({
        post: `${position} ${fullName}`,
        duty: role,
      }))
      return tellRows(rows, `${from}: ${countRows(rows)}`)
    },
  }),
  'roles.knowledge-order': orderOf(
    'knowledge-chair',
    'приказ о комиссии по проверке знания требований охраны труда',
  ),
  'roles.electrical-order': orderOf(
    'el-commission',
    'приказ о комиссии по проверке знаний по электробезопасности',
  ),
  'roles.ppe-order': orderOf('ppe-head', 'приказ о назначении ответственного за обеспечение СИЗ'),
  'roles.sout-order': orderOf('sout-chair', 'приказ о комиссии по СОУТ'),
  'roles.ot-division-department': departmentOf(
    'ot-division',
    'подразделение ответственного за охрану труда в подразделении',
  ),
  'roles.workplace-briefing-department': departmentOf(
    'workplace-briefing',
    'подразделение того, кто проводит инструктажи на рабочем месте',
  ),
  'roles.internship-department': departmentOf('internship', 'подразделение ответственного за стажировку'),
  'roles.lifting-department': departmentOf('lifting', 'подразделение ответственного за подъёмные сооружения'),
  'roles.tools-department': departmentOf('tools', 'подразделение ответственного за инструмент'),
  'roles.el-head-department': departmentOf('el-head', 'подразделение ответственного за электрохозяйство'),
} as const satisfies Readonly<Record<string, Source>>
