import { chakra } from '../system/styled.tsx'

/** A paragraph, or another element with `as`. `textStyle` sets the size, such as 'body', 'meta' or 'figure'. */
export const Text = chakra('p')
