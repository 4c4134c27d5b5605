import { compareStructural, reaction } from 'mobx'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { EmployeeListStore } from './employee-list-store.ts'
import { paramsOfStaff, staffFilterIn } from './list-address.ts'

/** The list begins as its address asks, and the address follows: Back and a reload find the list as it was left. */
export function useListAddress(store: EmployeeListStore): void {
  const [params, setParams] = useSearchParams()
  const asked = useRef(params)
  useEffect(() => store.begin(staffFilterIn(asked.current)), [store])
  useEffect(
    () =>
      reaction(
        () => paramsOfStaff(store.filter),
        (words) => {
          store.remember()
          setParams(words, { replace: true })
        },
        { equals: compareStructural },
      ),
    [store, setParams],
  )
}
