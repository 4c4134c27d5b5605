import { useEffect } from 'react'
import { Navigate, useLocation, useNavigationType } from 'react-router-dom'
import { Waiting } from '#ui/kit/page/Waiting.tsx'

/** Opens an address as a page of its own. */
export type Leave = (path: string) => void

/**
 * A page that the server renders itself: the application leaves for it. Where the application was opened at its address there is no
 * server to ask, and signing in is what there is; the demo has none at all.
 */
export const makeServersPage = (leave: Leave | null) =>
  function ServersPage() {
    const { pathname, search, hash } = useLocation()
    const isOpenedHere = useNavigationType() === 'POP'
    const leaves = leave !== null && !isOpenedHere
    useEffect(() => {
      if (leaves) leave(`${pathname}${search}${hash}`)
    }, [leaves, pathname, search, hash])
    return leaves ? <Waiting /> : <Navigate to="/login" replace />
  }
