import { isDate } from './cricsheet.js';

const kinds = new Set([
  'bowled',
  'caught',
  'caught and bowled',
  'lbw',
  'stumped',
  'run out',
  'hit wicket',
  'retired hurt',
  'retired not out',
  'retired out',
  'obstructing the field',
  'handled the ball',
  'timed out',
]);
const extraKinds = new Set(['wides', 'noballs', 'byes', 'legbyes', 'penalty']);
const matchTypes = ['Test', 'ODI', 'T20', 'IT20', 'ODM', 'MDM'];

type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object; none of anything else. */
function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/**
 * Checks a match against the invariants of Cricsheet JSON 1.1.0.
 * @returns what it violates, each with its place; empty when it is valid
 *
 * @example
 * import { checkCricsheet } from '@howzat/core/scorebook';
 *
 * console.log(checkCricsheet({ meta: {} }).length > 0); // true
 */
export function checkCricsheet(json: unknown): readonly string[] {
  const checker = new Checker();
  checker.match(json);
  return checker.wrong;
}

class Checker {
  readonly wrong: string[] = [];
  private teams: readonly string[] = [];
  private players = new Map<string, ReadonlySet<string>>();
  private people: Fields = {};

  private want(holds: boolean, message: string): void {
    if (!holds) this.wrong.push(message);
  }

  match(json: unknown): void {
    const { meta, info, innings } = fields(json);
    this.meta(fields(meta));
    this.info(fields(info));
    if (!Array.isArray(innings)) {
      this.wrong.push('innings is not a list');
      return;
    }
    const totals = innings.map((one, index) => this.innings(fields(one), `innings[${index}]`));
    for (const [index, one] of innings.entries()) {
      const { target } = fields(one);
      if (target === undefined) continue;
      const { runs, overs } = fields(target);
      const at = `innings[${index}].target`;
      this.want(index > 0 && runs === (totals[0] as number) + 1, `${at}.runs is not the first innings + 1`);
      this.want(
        overs === undefined || (typeof overs === 'number' && overs > 0),
        `${at}.overs is not a number of overs`,
      );
    }
    this.order(fields(info), innings.map(fields));
  }

  private meta({ data_version: version, created, revision }: Fields): void {
    this.want(isText(version) && /^1\.\d+\.\d+$/.test(version), 'meta.data_version is not 1.x.y');
    this.want(isDate(created), 'meta.created is not a date');
    this.want(Number.isInteger(revision), 'meta.revision is not a whole number');
  }

  private info(info: Fields): void {
    const { balls_per_over: balls, overs, dates, teams } = info;
    this.want(Number.isInteger(balls) && (balls as number) > 0, 'info.balls_per_over is not a number of balls');
    this.want(
      overs === undefined || (Number.isInteger(overs) && (overs as number) > 0),
      'info.overs is not a number of overs',
    );
    this.want(Array.isArray(dates) && dates.length > 0 && dates.every(isDate), 'info.dates is not a list of dates');
    this.oneOf('info.gender', info.gender, ['male', 'female']);
    this.oneOf('info.match_type', info.match_type, matchTypes);
    this.oneOf('info.team_type', info.team_type, ['international', 'club']);
    this.want(isText(info.season) || Number.isInteger(info.season), 'info.season is missing');
    this.want(isText(info.venue), 'info.venue is missing');
    this.teams = list(teams).filter(isText);
    this.want(
      list(teams).length === 2 && new Set(this.teams).size === 2,
      'info.teams does not name two different teams',
    );
    this.everybody(info);
    const { winner, decision } = fields(info.toss);
    this.team('info.toss.winner', winner);
    this.oneOf('info.toss.decision', decision, ['bat', 'field']);
    this.outcome(fields(info.outcome));
  }

  private oneOf(at: string, value: unknown, known: readonly string[]): void {
    this.want(known.includes(value as string), `${at} is none of ${known.join(', ')}`);
  }

  private team(at: string, value: unknown): void {
    this.want(this.teams.includes(value as string), `${at} is not one of the teams`);
  }

  private everybody(info: Fields): void {
    const players = fields(info.players);
    this.people = fields(fields(info.registry).people);
    for (const team of Object.keys(players)) this.team(`info.players ${team}`, team);
    for (const team of this.teams) {
      const names = list(players[team]);
      this.want(Array.isArray(players[team]) && names.every(isText), `info.players of ${team} is not a list of names`);
      const set = new Set(names.filter(isText));
      this.want(set.size === names.length, `info.players of ${team} names somebody twice`);
      for (const name of set)
        this.want(Object.hasOwn(this.people, name), `${name} of ${team} is missing in info.registry.people`);
      this.players.set(team, set);
    }
    const ids = Object.entries(this.people);
    for (const [name, id] of ids)
      this.want(
        isText(id) && /^[0-9a-f]{8}$/.test(id),
        `the id of ${name} in info.registry.people is not 8 hex digits`,
      );
    this.want(new Set(ids.map(([, id]) => id)).size === ids.length, 'info.registry.people gives two people one id');
  }

  private outcome({ winner, by, result, eliminator, method }: Fields): void {
    const at = 'info.outcome';
    if (winner === undefined) {
      this.oneOf(`${at}.result`, result, ['tie', 'draw', 'no result']);
      this.want(by === undefined, `${at}.by has no winner`);
    } else {
      this.team(`${at}.winner`, winner);
      this.want(result === undefined, `${at} has both a winner and a result`);
      const margins = Object.entries(fields(by));
      this.want(margins.length > 0 || method === 'Awarded', `${at}.by is missing`);
      for (const [kind, margin] of margins) {
        this.oneOf(`${at}.by ${kind}`, kind, ['runs', 'wickets', 'innings']);
        this.want(Number.isInteger(margin) && (margin as number) >= 0, `${at}.by.${kind} is not a whole number`);
      }
    }
    if (eliminator === undefined) return;
    this.team(`${at}.eliminator`, eliminator);
    this.want(result === 'tie', `${at}.eliminator without a tie`);
  }

  /** Who bats first is who the toss says; a super over only breaks a tie. */
  private order(info: Fields, innings: readonly Fields[]): void {
    const { winner, decision } = fields(info.toss);
    const first = innings[0]?.team;
    if (first !== undefined)
      this.want((first === winner) === (decision === 'bat'), 'innings[0].team is not the side that the toss put in');
    const superOver = innings.some((one) => one.super_over === true);
    const { result, method } = fields(info.outcome);
    this.want(!superOver || result !== undefined || method !== undefined, 'a super over did not follow a tie');
  }

  /** @returns the runs of the innings */
  private innings(innings: Fields, at: string): number {
    this.team(`${at}.team`, innings.team);
    for (const flag of ['declared', 'super_over', 'forfeited'])
      this.want(innings[flag] === undefined || innings[flag] === true, `${at}.${flag} is neither true nor absent`);
    this.want(Array.isArray(innings.overs), `${at}.overs is not a list`);
    const batting = this.players.get(innings.team as string) ?? new Set<string>();
    const bowling = this.players.get(this.teams.find((team) => team !== innings.team) ?? '') ?? new Set<string>();
    let runs = 0;
    let before = -1;
    for (const [index, value] of list(innings.overs).entries()) {
      const { over, deliveries } = fields(value);
      const where = `${at}.overs[${index}]`;
      this.want(Number.isInteger(over) && (over as number) > before, `${where}.over does not follow from 0 upwards`);
      before = typeof over === 'number' ? over : before;
      this.want(list(deliveries).length > 0, `${where} has no deliveries`);
      for (const [ball, delivery] of list(deliveries).entries())
        runs += this.delivery(fields(delivery), `${where}.deliveries[${ball}]`, batting, bowling);
    }
    return runs;
  }

  /** @returns its runs */
  private delivery(delivery: Fields, at: string, batting: ReadonlySet<string>, bowling: ReadonlySet<string>): number {
    const { batter, bowler, non_striker: nonStriker } = delivery;
    this.want(batting.has(batter as string), `${at}.batter is no player of the batting side`);
    this.want(batting.has(nonStriker as string), `${at}.non_striker is no player of the batting side`);
    this.want(batter !== nonStriker, `${at} has one batter at both ends`);
    this.want(bowling.has(bowler as string), `${at}.bowler is no player of the bowling side`);
    const runs = fields(delivery.runs);
    const [off, extra, total] = [runs.batter, runs.extras, runs.total] as [number, number, number];
    const whole = [off, extra, total].every(Number.isInteger);
    this.want(whole && off >= 0, `${at}.runs are not whole numbers`);
    this.want(off + extra === total, `${at}: batter + extras is not the total`);
    this.want(delivery.extras === undefined || extra !== undefined, `${at}.extras without runs`);
    const extras = fields(delivery.extras);
    let sum = 0;
    for (const [kind, value] of Object.entries(extras)) {
      this.want(extraKinds.has(kind), `${at}.extras has the unknown kind ${kind}`);
      this.want(
        Number.isInteger(value) && (kind === 'penalty' || (value as number) > 0),
        `${at}.extras.${kind} is not a number of runs`,
      );
      sum += Number(value);
    }
    this.want(sum === extra, `${at}: the parts of extras do not add up to runs.extras`);
    this.want(!('wides' in extras && 'noballs' in extras), `${at} is a wide and a no-ball together`);
    for (const [index, wicket] of list(delivery.wickets).entries())
      this.wicket(fields(wicket), `${at}.wickets[${index}]`, 'noballs' in extras, batting);
    this.want(
      delivery.wickets === undefined || list(delivery.wickets).length > 0,
      `${at}.wickets is neither a list of wickets nor absent`,
    );
    return whole ? total : 0;
  }

  private wicket(wicket: Fields, at: string, noBall: boolean, batting: ReadonlySet<string>): void {
    const { kind, player_out: out, fielders } = wicket;
    this.want(kinds.has(kind as string), `${at}.kind is none that cricket knows`);
    this.want(batting.has(out as string), `${at}.player_out is no player of the batting side`);
    this.want(!noBall || kind === 'run out', `${at} is ${kind} on a no-ball`);
    const named = list(fielders).map((fielder) => fields(fielder));
    const known = named.every(({ name, substitute }) => isText(name) || substitute === true);
    this.want(fielders === undefined || (Array.isArray(fielders) && known), `${at}.fielders is not a list of names`);
    this.want(kind !== 'caught' || named.length > 0, `${at} is caught and names no fielder`);
    this.want(kind !== 'caught and bowled' || named.length === 0, `${at} is caught and bowled and names a fielder`);
    for (const { name } of named)
      if (isText(name))
        this.want(Object.hasOwn(this.people, name), `${name} of ${at} is missing in info.registry.people`);
  }
}
