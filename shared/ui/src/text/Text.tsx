import { chakra } from '../system/styled.tsx'

/** A paragraph, or another element with `as`. `textStyle` is its size: body, meta, figure … */
export const Text = chakra('p')
