import type { Presentation } from '@howzat/core';
export const presentation: Presentation = { presents: 'ctg' };
