import { getInterestList, type ListedProduct } from '@portal/contract/interest-list'
import { usePortal } from '@portal/remote-kit'
import { useEffect, useState } from 'react'

/**
 * Timeout of the request for the list of interest rates, in milliseconds. It is short, because the list only prefills a
 * rate that the customer can also type.
 */
const productsTimeoutMs = 3000

/** Products of the tenant's list of interest rates; null while loading, empty if loading failed. */
export function useInterestProducts(key: string): readonly ListedProduct[] | null {
  const { api } = usePortal()
  const [products, setProducts] = useState<readonly ListedProduct[] | null>(key ? null : [])
  useEffect(() => {
    if (!key) return
    const setFirstProducts = (found: readonly ListedProduct[]) => setProducts((now) => now ?? found)
    const timer = setTimeout(() => setFirstProducts([]), productsTimeoutMs)
    api.send(getInterestList, { query: { key } }).then(
      ({ data }) => setFirstProducts(data.products),
      () => setFirstProducts([]),
    )
    return () => clearTimeout(timer)
  }, [api, key])
  return products
}
