/** Prompts in Japanese. */
import type { Texts } from '../../../kit/phrase.ts';
import type { EN_PROMPTS } from './enPrompts.ts';

export const JA_PROMPTS: Texts<keyof typeof EN_PROMPTS> = {
  'set-up': '3.1 · {role}：残り{n}個のユニットを配置コードのゾーンに配置するか、推奨配置を選んでください。',
  'set-up-tigers': '13.4.5 · {role}：ティーガー中隊{n}個を、同じ軍団の連隊に1個ずつ配属してください。',
  'set-up-open':
    '3.2.2 · {role}：全ユニットを配置しましたが、ゾーン{zone}の{place}が空いています。ゾーンの全ヘクスに同じコードのユニットかそのZOCが必要です。',
  'set-up-done': '3.1 · {role}：全ユニットを配置しました。置き直すか、配置完了を宣言してください。',
  model:
    '11.2 · {role}：モーデルの装甲師団を最初から投入しますか。投入すると、ロコソフスキーの予備は第1ターンから移動できます。',
  order: '13.6.1 · {role}（第{turn}ターン）：先に移動しますか、先に戦闘しますか。',
  air: '9.1.1 · {role}：爆撃機を送り出すか（{bombers}）、航空フェイズを終了してください。',
  'air-done': '9.2.1 · {role}：爆撃機をすべて送り出しました。水平爆撃を判定するか、呼び戻してください。',
  fire: '6.0 · {role}対戦車射撃：{n}個が射撃できます（{units}）。射撃するか、終了してください。',
  'fire-defensive': '6.0 · {role}対戦車防御射撃：{n}個が射撃できます（{units}）。射撃するか、終了してください。',
  'fire-done': '6.0 · {role}：射撃できるユニットはもうありません。射撃を終了してください。',
  target: '6.3.5 · {role}：{unit}が{place}を射撃します。目標となる自軍の戦車を選んでください：{units}。',
  'bomb-target': '9.3.1 · {role}：急降下爆撃機{unit}が{place}を襲います。目標を選んでください：{units}。',
  declare:
    '7.1.2 · {role}：自軍ユニットにZOCを及ぼす敵の非機甲ユニットは、すべて強襲しなければなりません。残り{n}ヘクス（{hexes}）、目標未定{idle}個です{notes}。',
  'declare-idle':
    '7.1.1 · {role}：敵の非機甲ユニットのZOCにいるユニットは、すべて強襲しなければなりません。目標未定{idle}個（{units}）です{notes}。',
  'declare-unmet':
    '7.1.1 · {role}：敵の非機甲ユニットのZOCにいるユニットは、ZOCを及ぼしている敵を強襲しなければなりません。{units}の強襲に、ZOCを持つ敵のヘクスを加えてください{notes}。',
  'declare-stuck':
    '7.1.2 · {role}：このままでは、義務のある強襲をすべて行えません。ユニットを戻すか、強襲を分けてください。',
  'declare-done': '7.1.6 · {role}：{n}件の強襲を宣言しました。開始するか、組み合わせを直してください{notes}。',
  'declare-none': '7.1.3 · {role}：強襲の義務はありません。強襲を宣言するか、先へ進んでください{notes}。',
  resolve: '7.1.6 · {role}：次に解決する強襲を選んでください（残り{n}件：{hexes}）。',
  retreat: '7.8.1 · {role}：{hexes}の強襲結果は{result}です。2ヘクス退却させてください：{units}。',
  'retreat-free':
    '7.6.3 · {role}：{hexes}の強襲結果は{result}です。ステップを失った{free}は、2ヘクス退却してもとどまってもかまいません。',
  'retreat-both':
    '7.8.1 · {role}：{hexes}の強襲結果は{result}です。2ヘクス退却させてください：{units}。退却が任意のユニット：{free}。',
  'retreat-further': '7.8.2 · {role}：{unit}は{place}にとどまれません。さらに1ヘクス退却させてください。',
  'retreat-overflow':
    '13.2.2 · {role}：{place}は{unit}でスタック制限を超えました。さらに1ヘクス退却させるか、とどまって敵に1個除去させてください。',
  advance: '7.9.1 · {role}：{hexes}が空きました。戦闘後前進させるか（{units}）、とどまってください。',
  'advance-done': '7.9.1 · {role}：これ以上前進できるユニットはありません。戦闘後前進を終了してください。',
  surplus: '5.1.7 · {role}：{hexes}の敵がスタック制限を超えています。除去するユニットを選んでください：{units}。',
  movement: '8.0 · {role}：ユニットを移動させるか（{notes}）、移動を終了してください。',
  'movement-owed': '8.2.8 · {role}：{place}がスタック制限を超えています。移動を終了する前に収めてください（{notes}）。',
  'movement-on':
    '8.1.6 · {role}：{hex}の{unit}は移動力があと{left}あります。続けるか、別のユニットに移ってください（{notes}）。',
  'movement-room': '8.2.8 · {role}：{unit}は{hex}にとどまれません（残り移動力{left}）。移動を続けてください。',
  'movement-done': '8.0 · {role}：これ以上移動できるユニットはありません。移動を終了してください。',
  'by-itself': '4.0 · ゲームは自動的に進みます。',
};
