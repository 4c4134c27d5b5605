import type { Right } from '@osh/core/rights/right.ts'
import { Navigate, type RouteObject } from 'react-router-dom'
import { accountRoutes, tariffRoute } from '#ui/account/routes.tsx'
import { calendarRoute } from '#ui/calendar/routes.tsx'
import { companyRoutes, companySettingsRoute } from '#ui/companies/routes.tsx'
import { deadlineRoutes } from '#ui/deadlines/routes.tsx'
import {
  companyDocumentRoutes,
  companySendingRoute,
  editionsRoute,
  employeeDocumentRoutes,
  employeeSendingRoute,
  lawReviewRoute,
} from '#ui/documents/routes.tsx'
import { employeeRoutes } from '#ui/employees/routes.tsx'
import { factsRoute } from '#ui/facts/routes.tsx'
import { importRoutes } from '#ui/imports/routes.tsx'
import { incidentRoutes } from '#ui/incidents/routes.tsx'
import { inspectionsRoute } from '#ui/inspections/routes.tsx'
import { journalRoute } from '#ui/journal/routes.tsx'
import { fetchPart } from '#ui/kit/connection/fetch-part.ts'
import { Waiting } from '#ui/kit/page/Waiting.tsx'
import { type Leave, makeServersPage } from '#ui/landing/ServersPage.tsx'
import { measureRoutes } from '#ui/measures/routes.tsx'
import { membersRoute } from '#ui/members/routes.tsx'
import { memoRoutes } from '#ui/memos/routes.tsx'
import { newsRoutes } from '#ui/news/routes.tsx'
import { noticesRoute } from '#ui/notices/routes.tsx'
import { operatorRoute } from '#ui/operator/routes.tsx'
import { paperRecordRoute } from '#ui/paper-records/routes.tsx'
import { registryRoute } from '#ui/registry/routes.tsx'
import { requirementRoutes } from '#ui/requirements/routes.tsx'
import { responsibleRoutes } from '#ui/responsible/routes.tsx'
import { refuseOtherPaths } from './known-paths.ts'
import { PageFailure, PageNotFound, RouteFailure } from './RouteFailure.tsx'
import type { ReadsFirst } from './read-first.ts'
import { StartPage } from './StartPage.tsx'
import { appTexts } from './texts.ts'

const redirectTo = (path: string) => <Navigate to={path} replace />
const { companyTabs } = appTexts

/** Screens about a company's data, of whoever has the right. */
const needCompany = (title: string, right?: Right) => async () => {
  const { NeedsCompany } = await import('./shell/NeedsCompany.tsx')
  return { element: <NeedsCompany title={title} {...(right && { right })} /> }
}

/** What is around the screens of whoever is signed in: a visitor's pages do without. */
const areas = {
  account: async () => ({ Component: (await import('./areas/AccountArea.tsx')).AccountArea }),
  company: async () => ({ Component: (await import('./areas/CompanyArea.tsx')).CompanyArea }),
  companyDocuments: needCompany(companyTabs.documents, 'see-records'),
  paperRecords: needCompany(companyTabs.documents, 'change'),
  sending: needCompany(companyTabs.sending, 'send-papers'),
  employeeDocuments: needCompany(appTexts.employeesTabs.documents, 'see-records'),
  imports: needCompany(appTexts.imports, 'change'),
  registry: needCompany(appTexts.registry, 'change'),
  responsible: needCompany(appTexts.employeesTabs.responsible, 'see-records'),
  requirements: needCompany(appTexts.employeesTabs.requirements, 'see-records'),
  tariff: needCompany(appTexts.tariff, 'manage-money'),
  records: needCompany(appTexts.areas.notifications, 'see-records'),
  calendar: needCompany(companyTabs.calendar),
  facts: needCompany(companyTabs.facts),
  journal: needCompany(companyTabs.journal, 'see-journal'),
  inspections: needCompany(companyTabs.inspections, 'give-out-links'),
  members: needCompany(companyTabs.members, 'manage-members'),
  employees: async () => ({ Component: (await import('./areas/EmployeesArea.tsx')).EmployeesArea }),
  news: async () => {
    const { Area } = await import('./shell/Area.tsx')
    return { element: <Area title={appTexts.areas.news} /> }
  },
  notifications: async () => ({
    Component: (await import('./areas/NotificationsArea.tsx')).NotificationsArea,
  }),
}

/** «/main», and what the footers lead to, are the server's own. */
const listPublicRoutes = (leave: Leave | null): RouteObject[] => {
  const Component = makeServersPage(leave)
  return [
    { path: '/', Component: StartPage },
    { path: '/main', Component },
    { path: '/PrivacyPolicy', Component },
    { path: '/ContractOffer', Component },
    { path: '/law', lazy: () => import('#ui/law/LawPage.tsx') },
    { path: '/login', lazy: () => import('#ui/auth/LoginPage.tsx') },
    { path: '/Register', lazy: () => import('#ui/auth/RegisterPage.tsx') },
    { path: '/password-reset', lazy: () => import('#ui/auth/codes/NewPasswordPage.tsx') },
    { path: '/email-confirmation', lazy: () => import('#ui/auth/codes/EmailConfirmationPage.tsx') },
  ]
}

const company: RouteObject = {
  path: '/company',
  lazy: areas.company,
  children: [
    {
      index: true,
      lazy: async () => ({ Component: (await import('./areas/CompanyArea.tsx')).CompanyStart }),
    },
    ...companyRoutes,
    { lazy: areas.companyDocuments, children: [...companyDocumentRoutes, lawReviewRoute] },
    { lazy: areas.paperRecords, children: [paperRecordRoute, editionsRoute] },
    { lazy: areas.sending, children: [companySendingRoute] },
    { path: 'facts', lazy: areas.facts, children: [factsRoute] },
  ],
}

const employees: RouteObject = {
  path: '/employees',
  lazy: areas.employees,
  children: [
    { index: true, element: redirectTo('/employees/documents/all') },
    { path: 'documents', element: redirectTo('/employees/documents/all') },
    { path: 'information', element: redirectTo('/employees/information/main') },
    ...employeeRoutes,
    { lazy: areas.imports, children: importRoutes },
    { lazy: areas.registry, children: [registryRoute] },
    { lazy: areas.employeeDocuments, children: employeeDocumentRoutes },
    { lazy: areas.sending, children: [employeeSendingRoute] },
    { lazy: areas.responsible, children: responsibleRoutes },
  ],
}

const today: Pick<RouteObject, 'lazy'> = {
  lazy: () => import('#ui/today/TodayPage.tsx'),
}

const notifications: RouteObject = {
  path: '/notifications',
  lazy: areas.notifications,
  children: [
    { index: true, ...today },
    noticesRoute,
    ...deadlineRoutes,
    ...memoRoutes,
    { lazy: areas.records, children: [...incidentRoutes, ...measureRoutes] },
  ],
}

const account: RouteObject = {
  path: '/account',
  lazy: areas.account,
  children: [
    { index: true, element: redirectTo('/account/settings') },
    ...accountRoutes,
    { lazy: areas.tariff, children: [tariffRoute] },
  ],
}

const news: RouteObject = {
  path: '/news',
  lazy: areas.news,
  children: newsRoutes,
}

const settings: RouteObject = {
  path: '/settings',
  children: [
    { index: true, element: redirectTo('/settings/company') },
    { path: 'company', lazy: areas.company, children: [companySettingsRoute] },
    {
      lazy: areas.company,
      children: [
        { path: 'calendar', lazy: areas.calendar, children: [calendarRoute] },
        { path: 'journal', lazy: areas.journal, children: [journalRoute] },
        { path: 'inspections', lazy: areas.inspections, children: [inspectionsRoute] },
        { path: 'members', lazy: areas.members, children: [membersRoute] },
      ],
    },
    {
      path: 'requirements',
      lazy: areas.employees,
      children: [{ lazy: areas.requirements, children: requirementRoutes }],
    },
    { path: 'responsible', element: redirectTo('/employees/responsible') },
  ],
}

const gallery: RouteObject[] = import.meta.env.DEV
  ? [{ path: '/kit', lazy: () => import('#ui/kit/gallery/GalleryPage.tsx') }]
  : []

/** Whatever breaks in an area leaves the shell standing. */
const inShell = [company, employees, notifications, account, news, settings, operatorRoute].map((area) => ({
  ...area,
  ErrorBoundary: RouteFailure,
}))

/** A screen whose code can't be had is waited for, and the screen before it stays meanwhile; what is open in a path is an id. */
const addWaiting = (nodes: readonly RouteObject[]): RouteObject[] =>
  nodes.map((node) => {
    const { lazy, children } = node
    const loader = refuseOtherPaths(node)
    const own = {
      ...(loader ? { loader } : {}),
      ...(typeof lazy === 'function' ? { lazy: () => fetchPart(lazy) } : {}),
    }
    return node.index || children === undefined
      ? { ...node, ...own }
      : { ...node, ...own, children: addWaiting(children) }
  })

/** Brings the shell, and what the screens in it ask for. */
const loadShell = (openCompany: () => Promise<void>) => async () => {
  const [{ Shell, readRights }] = await Promise.all([import('./shell/Shell.tsx'), openCompany()])
  return { Component: Shell, handle: { readFirst: readRights } satisfies ReadsFirst }
}

/**
 * Every path of the service. Screens come lazily from their areas' `routes.tsx`.
 *
 * @param openCompany brings what the screens of a company ask of the outside, where it isn't there from the start
 * @param leave opens a page that the server renders; null where there is no server
 */
export const makeRoutes = (
  openCompany = async (): Promise<void> => {},
  leave: Leave | null = null,
): RouteObject[] =>
  addWaiting([
    {
      ErrorBoundary: PageFailure,
      HydrateFallback: Waiting,
      children: [
        ...listPublicRoutes(leave),
        { lazy: loadShell(openCompany), children: inShell },
        ...gallery,
        { path: '*', Component: PageNotFound },
      ],
    },
  ])
