/** Runs a function on the tab's storage; null if storage is unavailable. */
export function runWithTabStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(sessionStorage)
  } catch {
    return null
  }
}
