import type { RouteObject } from 'react-router-dom'

const register = async () => ({ Component: (await import('./register/MemoRegister.tsx')).MemoRegister })

/** Screens under /notifications (`memos`). Each loads when it is first opened. */
export const memoRoutes: RouteObject[] = [{ path: 'memos/:memoId?', lazy: register }]
