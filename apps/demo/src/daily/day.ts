import { useEffect, useState } from 'react';
import { locale } from '../language/spoken.js';

/** A day in universal time, `2026-11-26`: it is the same for everybody, wherever they are. */
export type Day = string;

const long = 86_400_000;

/** The day of a moment. */
export function dayOf(moment: Date): Day {
  return moment.toISOString().slice(0, 10);
}

/** How many days lie between 1 January 1970, a Thursday, and a day. */
export function dayNumber(day: Day): number {
  return Math.floor(Date.parse(`${day}T00:00:00Z`) / long);
}

/** A day as people write it: `26 November 2026`. */
export function dayText(day: Day): string {
  const style = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale(), style).format(new Date(`${day}T00:00:00Z`));
}

/** Today, also when midnight goes by while the page is open. */
export function useToday(): Day {
  const [day, setDay] = useState(() => dayOf(new Date()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each day waits for the next
  useEffect(() => {
    const timer = setTimeout(() => setDay(dayOf(new Date())), long - (Date.now() % long) + 1000);
    return () => clearTimeout(timer);
  }, [day]);
  return day;
}
