declare module '*.woff2'
declare module '*.woff2?first'
declare module '*.woff2?rest'
declare module '*.woff2?whole'
declare module 'scheduler' {
  export function unstable_forceFrameRate(framesPerSecond: number): void
}
