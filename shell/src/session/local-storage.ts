/** Runs a function with the browser's local storage; returns null if storage is blocked. */
export function accessLocalStorage<Result>(use: (store: Storage) => Result): Result | null {
  try {
    return use(localStorage)
  } catch {
    return null
  }
}
