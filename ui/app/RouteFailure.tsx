import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { isRouteErrorResponse, Link, useLocation, useRouteError } from 'react-router-dom'
import { Main } from '../kit/page/Main.tsx'
import styles from './RouteFailure.module.css'
import { Logo } from './shell/Logo.tsx'
import { appTexts } from './texts.ts'

/** Shown where a route has no page, or where its page broke. */
export function RouteFailure() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error)) return <Broken />
  return error.status === 404 ? <NotFound /> : <Refused status={error.status} reason={error.statusText} />
}

/** The same with no shell around it. */
export function PageFailure() {
  return (
    <>
      <FailureHeader />
      <RouteFailure />
    </>
  )
}

/** No route has the path. */
export function PageNotFound() {
  return (
    <>
      <FailureHeader />
      <NotFound />
    </>
  )
}

function FailureHeader() {
  return (
    <header className={styles.header}>
      <Logo to="/" />
    </header>
  )
}

function NotFound() {
  const { pathname } = useLocation()
  const { title, reason, hint } = appTexts.notFound
  return <Message title={title} code={`404 · ${reason} «${decodePath(pathname)}»`} hint={hint} />
}

/** The path with its own letters; as it came where it is not encoded by the rules. */
function decodePath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

function Refused({ status, reason }: { readonly status: number; readonly reason: string }) {
  return (
    <Message title={appTexts.refused.title} code={`${status} · ${reason}`} hint={appTexts.refused.hint} />
  )
}

function Broken() {
  const { title, hint } = appTexts.unexpected
  return (
    <Message title={title} hint={hint}>
      <Button onClick={() => window.location.reload()}>{appTexts.reload}</Button>
    </Message>
  )
}

type MessageProps = {
  readonly title: string
  readonly code?: string
  readonly hint: string
  readonly children?: ReactNode
}

function Message({ title, code, hint, children }: MessageProps) {
  return (
    <Main>
      <title>{`${title} — ${appTexts.service}`}</title>
      <div className={styles.message}>
        <h1>{title}</h1>
        {code !== undefined && <p className={styles.code}>{code}</p>}
        <p>{hint}</p>
        <div className={styles.actions}>
          {children}
          <Button component={Link} to="/" variant={children === undefined ? 'filled' : 'default'}>
            {appTexts.toStart}
          </Button>
        </div>
      </div>
    </Main>
  )
}
