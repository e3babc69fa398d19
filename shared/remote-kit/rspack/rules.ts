import { fileRules, type swcOptions } from '../build/module-rules.ts'

/** How sources become code. */
export const rulesWith = (options: typeof swcOptions) => ({
  rules: [
    { test: /\.tsx?$/, loader: 'builtin:swc-loader', options, type: 'javascript/auto' as const },
    ...fileRules,
  ],
})
