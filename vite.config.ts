import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const server = 'http://127.0.0.1:3000'

/** The demo is the same page with another outside: everything stays in the browser. */
const demoEntry: Plugin = {
  name: 'demo-entry',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('/ui/app/main.web.tsx', '/ui/app/main.demo.tsx'),
  },
}

export default defineConfig(({ mode }) => {
  const demo = mode === 'demo'
  return {
    base: demo ? './' : '/',
    plugins: demo ? [react(), demoEntry] : [react()],
    server: { host: '127.0.0.1', proxy: { '/api': server } },
    build: {
      outDir: demo ? 'dist/demo' : 'dist/web',
      emptyOutDir: true,
      // Under the production policy a data: font or image would need an exception of its own.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  }
})
